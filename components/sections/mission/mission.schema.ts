import { TargetIcon } from '@sanity/icons/Target'
import { defineType } from 'sanity'
import { longTextField, sectionTitleField } from '../../../schemas/fields.ts'
import { textOr } from '../../../schemas/preview.ts'

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  type: 'object',
  icon: TargetIcon,
  fields: [
    sectionTitleField(),
    longTextField({
      name: 'text',
      title: 'Text',
      shows: 'Below the title, in the largest type of the page.',
      max: 200,
      because: 'more than seven lines of it fill the screen',
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: textOr(title, 'Mission without a title'), subtitle: 'Mission' }),
  },
})
