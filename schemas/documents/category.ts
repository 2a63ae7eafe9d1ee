import { TagIcon } from '@sanity/icons/Tag'
import { longTextField, textField } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { alphabetical, slugField } from './fields.ts'

export const category = defineDocument('Category', TagIcon, {
  fields: {
    title: textField('Title', 'On the cards of the category’s posts and on its page.', { max: 60 }),
    slug: slugField('title', 'The end of the address of the category’s page.'),
    description: longTextField('Description', 'At the top of the category’s page.', {
      empty: 'the page starts with its posts',
      max: 300,
    }),
  },
  orderings: [alphabetical('title', 'Title')],
  preview: { select: { subtitle: 'description' } },
})
