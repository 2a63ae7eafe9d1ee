import { TargetIcon } from '@sanity/icons/Target'
import { defineType } from 'sanity'
import { longTextField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  type: 'object',
  icon: TargetIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the section.' }),
    longTextField({ name: 'text', title: 'Text', shows: 'Below the title, in large type.', max: 400 }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: textOr(title, 'Mission without a title'), subtitle: 'Mission' }),
  },
})
