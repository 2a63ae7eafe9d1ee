import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import {
  field,
  listField,
  longTextField,
  referencesField,
  sectionTitleField,
  textField,
} from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const ENTRIES = { options: { needs: ['title'] }, max: 10 }
const MAX_PICTURES = 8

export const how = defineSection('How We Help', BulbOutlineIcon, {
  fields: {
    title: sectionTitleField(),
    lead: longTextField('Introduction', 'Below the title.', { max: 300 }),
    problemsTitle: textField('Title of the problems', 'Above the list of problems.'),
    problems: referencesField('Problems', 'The list of problems, in this order.', { to: 'problem', ...ENTRIES }),
    solutionsTitle: textField('Title of the solutions', 'Above the list of solutions.'),
    solutions: referencesField('Solutions', 'The list of solutions, in this order.', { to: 'solution', ...ENTRIES }),
    pictures: listField('Pictures', 'The carousel, in this order.', {
      of: 'slide',
      options: { needs: ['picture'] },
      max: MAX_PICTURES,
    }),
    film: field('Film of the product', 'Plays without sound while at least half of it is in view.', { type: 'video' }),
  },
})
