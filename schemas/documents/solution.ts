import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { iconField, longTextField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'
import { alphabetical } from './orderings.ts'

export const solution = defineType({
  name: 'solution',
  title: 'Solution',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'In the list of solutions of How We Help.',
      max: 60,
      because: 'a longer title takes more than three lines on a phone',
    }),
    longTextField({
      name: 'text',
      title: 'Text',
      shows: 'Below the title, once visitors open it.',
      max: 300,
      because: 'the list is as high as the pictures beside it',
    }),
    iconField({ name: 'icon', title: 'Icon', shows: 'Before the title.' }),
  ],
  orderings: [alphabetical('title', 'Title')],
  preview: {
    select: { title: 'title', subtitle: 'text' },
    prepare: ({ title, subtitle }) => ({ title: textOr(title, 'Solution without a title'), subtitle }),
  },
})
