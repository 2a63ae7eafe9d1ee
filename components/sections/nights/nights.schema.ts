import { MoonIcon } from '@sanity/icons/Moon'
import { choiceField, longTextField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

export const nights = defineSection({
  name: 'nights',
  title: 'Ten nights',
  icon: MoonIcon,
  fields: [
    sectionTitleField('At the top of the dark panel.'),
    longTextField({
      name: 'lead',
      title: 'Text',
      shows: 'Below the title, beside the rosette of the nights 21 to 30.',
      empty: 'the title stands alone',
      max: 240,
    }),
    choiceField({
      name: 'lit',
      title: 'Golden nights',
      shows: 'Which petals of the rosette are golden.',
      empty: 'the odd nights',
      choices: { odd: 'The odd nights', all: 'All ten nights' },
      initialValue: 'odd',
    }),
    textField({
      name: 'alt',
      title: 'Alternative text',
      shows: 'Read aloud in place of the rosette.',
      initialValue: 'A rosette of ten petals for nights 21 to 30: the five odd nights are lit',
      max: 160,
    }),
  ],
})
