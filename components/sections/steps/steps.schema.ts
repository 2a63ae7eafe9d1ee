import { OlistIcon } from '@sanity/icons/Olist'
import { field, longTextField, sectionTitleField, switchField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const MIN_STEPS = 2
const MAX_STEPS = 6

export const steps = defineSection('Steps', OlistIcon, {
  fields: {
    title: sectionTitleField(),
    lead: longTextField('Introduction', 'Beside the title.', { empty: 'the title stands alone', max: 160 }),
    items: field('Steps', `Numbered, in this order: ${MIN_STEPS} to ${MAX_STEPS} of them.`, {
      type: 'array',
      of: [{ type: 'stage' }],
      options: { needs: ['title'] },
      validation: rule => [
        rule.required().min(1),
        rule.min(MIN_STEPS).max(MAX_STEPS).warning(`${MIN_STEPS} to ${MAX_STEPS} steps look well`),
      ],
    }),
    countsDown: switchField('Count down', 'Numbers the steps backwards, for weeks before a date: 4, 3, 2, 1.', {
      empty: 'the numbers go up',
    }),
  },
})
