import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const giftTag = defineType({
  name: 'giftTag',
  title: 'Gift',
  type: 'object',
  icon: TagIcon,
  options: { columns: 2 },
  fields: [
    textField({
      name: 'amount',
      title: 'Amount',
      shows: 'On the tag that floats over the hero’s picture, for example “$25”.',
      max: 20,
    }),
    textField({ name: 'note', title: 'Note', shows: 'Beside the amount, for example “every Friday”.', max: 40 }),
  ],
  preview: {
    select: { amount: 'amount', note: 'note' },
    prepare: ({ amount, note }) => ({ title: textOr(amount, 'Gift without an amount'), subtitle: note }),
  },
})
