import { UserIcon } from '@sanity/icons/User'
import { longTextField, pictureField, textField } from '../fields.ts'
import { subtitleOf } from '../preview.ts'
import { defineDocument } from '../types.ts'
import { alphabetical, sampleField, slugField } from './fields.ts'

export const author = defineDocument('Author', UserIcon, {
  fields: {
    sample: sampleField,
    name: textField('Name', 'On the cards of the author’s posts and below their titles.', { max: 60 }),
    slug: slugField('name', 'The end of the address of the author’s page: /author/…'),
    role: textField('Role', 'On the author’s page and below the author’s posts.', {
      empty: 'the name stands alone',
      max: 60,
    }),
    image: pictureField('Portrait', 'Beside the name.', {
      sharp: { width: 400, height: 400 },
      empty: 'the initials stand in its place',
    }),
    bio: longTextField('About', 'On the author’s page and below the author’s posts; one or two sentences read best.', {
      empty: 'nothing is said about the author',
      max: 500,
    }),
  },
  orderings: [alphabetical('name', 'Name')],
  preview: {
    without: 'Author without a name',
    select: { title: 'name', role: 'role', sample: 'sample', media: 'image.asset' },
    subtitle: ({ role, ...author }) => subtitleOf(author, role),
  },
})
