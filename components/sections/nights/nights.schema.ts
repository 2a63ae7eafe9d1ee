import { MoonIcon } from '@sanity/icons/Moon'
import { choiceField, longTextField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

export const nights = defineSection('Ten nights', MoonIcon, {
  fields: {
    title: sectionTitleField('At the top of the dark panel.'),
    lead: longTextField('Text', 'Below the title, beside the rosette of the nights 21 to 30.', {
      empty: 'the title stands alone',
      max: 240,
    }),
    lit: choiceField('Golden nights', 'Which petals of the rosette are golden.', {
      empty: 'the odd nights',
      choices: { odd: 'The odd nights', all: 'All ten nights' },
      initialValue: 'odd',
    }),
    alt: textField('Alternative text', 'Read aloud in place of the rosette.', {
      initialValue: 'A rosette of ten petals for nights 21 to 30: the five odd nights are lit',
      max: 160,
    }),
  },
})
