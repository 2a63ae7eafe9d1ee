import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { listField, sectionTitleField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const MAX_QUESTIONS = 12

export const questions = defineSection('Questions', HelpCircleIcon, {
  fields: {
    title: sectionTitleField(),
    items: listField('Questions', 'One below the other; the first one is open.', {
      of: 'question',
      options: { needs: ['title', 'text'] },
      max: MAX_QUESTIONS,
    }),
  },
})
