import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import { textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'In the list of steps beside the registration form.', max: 40 }),
    textField({ name: 'text', title: 'Text', shows: 'Below the title of the step.', empty: 'the title stands alone' }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'text' },
    prepare: ({ title, subtitle }) => ({ title: textOr(title, 'Step without a title'), subtitle }),
  },
})
