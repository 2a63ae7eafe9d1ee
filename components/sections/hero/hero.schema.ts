import { RocketIcon } from '@sanity/icons/Rocket'
import {
  field,
  listField,
  longTextField,
  numberField,
  objectField,
  textField,
  wordFields,
} from '../../../schemas/fields.ts'
import { textOr } from '../../../schemas/preview.ts'
import { filledText, fittingList, fittingText } from '../../../schemas/rules/fields.ts'
import { defineSection } from '../../../schemas/section.ts'
import { COUNTER_WORDS } from './hero.words.ts'

const MAX_WORDS = 6
/** Characters on two lines of the headline at 320 px. */
const MAX_OPENING = 20
const MAX_REST = 20
/** Characters on seven lines at 320 px. */
const MAX_LEAD = 220
/** Each stands at a petal that is lit. */
const MAX_GIFTS = 2

export const hero = defineSection({
  name: 'hero',
  title: 'Hero',
  icon: RocketIcon,
  groups: [
    { name: 'headline', title: 'Headline', default: true },
    { name: 'counters', title: 'Counters' },
    { name: 'phone', title: 'Phone and gifts' },
  ],
  fields: [
    field({
      name: 'words',
      title: 'Openings of the headline',
      shows: `One after the other at the top of the page, for example “Support Your”; the first one stays for search engines. At most ${MAX_OPENING} characters each, so that the headline keeps to three lines and the buttons below it stay in view.`,
      group: 'headline',
      type: 'array',
      of: [
        {
          type: 'string',
          options: { count: MAX_OPENING },
          validation: rule => [rule.custom(filledText), fittingText(MAX_OPENING, rule)],
        },
      ],
      validation: rule => [rule.required().min(1), fittingList(MAX_WORDS, rule)],
    }),
    textField({
      name: 'rest',
      title: 'End of the headline',
      shows: 'After each opening, for example “Masjid”. A longer text would push the buttons out of view.',
      max: MAX_REST,
      group: 'headline',
    }),
    longTextField({
      name: 'lead',
      title: 'Introduction',
      shows: 'Below the headline, above the buttons. Two sentences: more would push the buttons out of view on phones.',
      max: MAX_LEAD,
      group: 'headline',
    }),
    objectField({
      name: 'trialLink',
      title: 'Trial button',
      shows: 'The main button of the hero.',
      type: 'link',
      group: 'headline',
    }),
    textField({
      name: 'trialTag',
      title: 'Tag on the trial button',
      shows: 'A small tag on the main button, for example “Free”.',
      empty: 'the button has no tag',
      max: 12,
      group: 'headline',
    }),
    textField({
      name: 'demoLabel',
      title: 'Demo button',
      shows: 'The second button, which opens the demo form.',
      max: 24,
      group: 'headline',
    }),
    ...wordFields(COUNTER_WORDS, {
      group: 'counters',
      max: 40,
      after: {
        donorsUnit: [
          numberField({
            name: 'donorsFrom',
            title: 'Donors: count from',
            shows: 'Where the count of donors starts; it ends at the real number.',
            min: 0,
            initialValue: 500,
            group: 'counters',
          }),
        ],
      },
    }),
    numberField({
      name: 'raisedFrom',
      title: 'Dollars: count from',
      shows: 'Where the count of dollars starts.',
      min: 0,
      help: 'dollars',
      initialValue: 500_000,
      group: 'counters',
    }),
    numberField({
      name: 'raisedTo',
      title: 'Dollars: count to',
      shows: 'Where the count of dollars ends; the claim that visitors read.',
      min: 0,
      help: 'dollars',
      initialValue: 1_000_000,
      group: 'counters',
    }),
    listField({
      name: 'gifts',
      title: 'Gifts',
      shows: 'Small tags at two lit petals beside the phone, on wide screens only.',
      empty: 'the petals have no tags',
      of: 'giftTag',
      max: MAX_GIFTS,
      group: 'phone',
    }),
    objectField({
      name: 'phone',
      title: 'Phone',
      shows: 'The donation page on the phone, which visitors can try. It is an example: no money moves.',
      empty: 'it shows a gift of $50 to Masjid As-Salam in Toledo, Ohio',
      type: 'heroPhone',
      group: 'phone',
    }),
  ],
  preview: {
    select: { word: 'words.0', rest: 'rest' },
    prepare: ({ word, rest }) => ({
      title: textOr([word, rest].filter(Boolean).join(' '), 'Hero without a headline'),
      subtitle: 'Hero',
    }),
  },
})
