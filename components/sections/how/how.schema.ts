import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { listField, longTextField, objectField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection, referencesField } from '../../../schemas/section.ts'

const MAX_ENTRIES = 10
const MAX_PICTURES = 8

export const how = defineSection({
  name: 'how',
  title: 'How We Help',
  icon: BulbOutlineIcon,
  fields: [
    sectionTitleField(),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    textField({ name: 'problemsTitle', title: 'Title of the problems', shows: 'Above the list of problems.' }),
    referencesField({
      name: 'problems',
      title: 'Problems',
      shows: 'The list of problems, in this order.',
      to: 'problem',
      max: MAX_ENTRIES,
    }),
    textField({ name: 'solutionsTitle', title: 'Title of the solutions', shows: 'Above the list of solutions.' }),
    referencesField({
      name: 'solutions',
      title: 'Solutions',
      shows: 'The list of solutions, in this order.',
      to: 'solution',
      max: MAX_ENTRIES,
    }),
    listField({
      name: 'pictures',
      title: 'Pictures',
      shows: 'The carousel, in this order.',
      of: 'slide',
      max: MAX_PICTURES,
    }),
    objectField({
      name: 'film',
      title: 'Film of the product',
      shows: 'Plays without sound while at least half of it is in view.',
      type: 'video',
    }),
  ],
})
