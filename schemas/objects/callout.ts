import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineType } from 'sanity'
import { longTextField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'The first line of the box that stands out from the text.' }),
    longTextField({ name: 'text', title: 'Text', shows: 'In the box, below its title.' }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'text' },
    prepare: ({ title, subtitle }) => ({ title: textOr(title, 'Callout without a title'), subtitle }),
  },
})
