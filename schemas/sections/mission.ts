import { TargetIcon } from '@sanity/icons/Target'
import { defineType } from 'sanity'
import { longTextField, MAX_TITLE_WORD, sectionTitleField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  type: 'object',
  icon: TargetIcon,
  fields: [
    sectionTitleField(),
    longTextField({
      name: 'text',
      word: MAX_TITLE_WORD,
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
