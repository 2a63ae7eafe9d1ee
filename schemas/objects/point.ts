import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineType } from 'sanity'
import { iconField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    textField({ name: 'text', title: 'Text', shows: 'As one line of the list.', max: 60 }),
    iconField({ name: 'icon', title: 'Icon', shows: 'Before the text.' }),
  ],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }) => ({ title: textOr(text, 'Point without a text') }),
  },
})
