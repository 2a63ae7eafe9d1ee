import { BillIcon } from '@sanity/icons/Bill'
import { defineType } from 'sanity'
import { textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const fee = defineType({
  name: 'fee',
  title: 'Fee',
  type: 'object',
  icon: BillIcon,
  fields: [
    textField({
      name: 'figure',
      title: 'Figure',
      shows: 'Large, at the top of the fee’s card, for example “1%”.',
      max: 20,
    }),
    textField({ name: 'title', title: 'Title', shows: 'Below the figure: what the fee is for.', max: 60 }),
    textField({ name: 'text', title: 'Text', shows: 'Below the title: when the fee is taken.' }),
  ],
  preview: {
    select: { figure: 'figure', title: 'title' },
    prepare: ({ figure, title }) => ({ title: textOr(title, 'Fee without a title'), subtitle: figure }),
  },
})
