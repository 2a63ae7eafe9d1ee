import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { listField, sectionTitleField } from '../../../schemas/fields.ts'
import { previewOf } from '../../../schemas/preview.ts'

const MAX_QUESTIONS = 12

export const questions = defineType({
  name: 'questions',
  title: 'Questions',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    sectionTitleField(),
    listField({
      name: 'items',
      title: 'Questions',
      shows: 'One below the other; the first one is open.',
      of: 'question',
      max: MAX_QUESTIONS,
    }),
  ],
  preview: previewOf({ without: 'Questions without a title', words: 'Questions' }),
})
