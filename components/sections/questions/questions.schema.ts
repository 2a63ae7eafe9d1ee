import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { listField, sectionTitleField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

const MAX_QUESTIONS = 12

export const questions = defineSection({
  name: 'questions',
  title: 'Questions',
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
})
