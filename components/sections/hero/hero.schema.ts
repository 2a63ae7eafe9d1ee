import { RocketIcon } from '@sanity/icons/Rocket'
import {
  dollarsField,
  field,
  listField,
  longTextField,
  shortText,
  textField,
  wordFields,
} from '../../../schemas/fields.ts'
import { defineSection, group } from '../../../schemas/types.ts'
import { COUNTER_WORDS } from './hero.words.ts'

const MAX_WORDS = 6
/** Characters on two lines of the headline at 320 px. */
const MAX_OPENING = 20
const MAX_REST = 20
/** Characters on seven lines at 320 px. */
const MAX_LEAD = 220
/** Each stands at a petal that is lit. */
const MAX_GIFTS = 2

export const hero = defineSection('Hero', RocketIcon, {
  groups: [
    group('headline', 'Headline', {
      words: listField(
        'Openings of the headline',
        `One after the other at the top of the page, for example “Support Your”; the first one stays for search engines. At most ${MAX_OPENING} characters each, so that the headline keeps to three lines and the buttons below it stay in view.`,
        { of: shortText(MAX_OPENING), max: MAX_WORDS },
      ),
      rest: textField(
        'End of the headline',
        'After each opening, for example “Masjid”. A longer text would push the buttons out of view.',
        { max: MAX_REST },
      ),
      lead: longTextField(
        'Introduction',
        'Below the headline, above the buttons. Two sentences: more would push the buttons out of view on phones.',
        { max: MAX_LEAD },
      ),
      trialLink: field('Trial button', 'The main button of the hero.', { type: 'link' }),
      trialTag: textField('Tag on the trial button', 'A small tag on the main button, for example “Free”.', {
        empty: 'the button has no tag',
        max: 12,
      }),
      demoLabel: textField('Demo button', 'The second button, which opens the demo form.', { max: 24 }),
    }),
    group('counters', 'Counters', {
      ...wordFields(COUNTER_WORDS, {
        donorsUnit: {
          donorsFrom: field('Donors: count from', 'Where the count of donors starts; it ends at the real number.', {
            type: 'number',
            initialValue: 500,
            validation: rule => rule.required().min(0).integer(),
          }),
        },
      }),
      raisedFrom: dollarsField('Dollars: count from', 'Where the count of dollars starts.', {
        min: 0,
        initialValue: 500_000,
      }),
      raisedTo: dollarsField('Dollars: count to', 'Where the count of dollars ends; the claim that visitors read.', {
        min: 0,
        initialValue: 1_000_000,
      }),
    }),
    group('phone', 'Phone and gifts', {
      gifts: listField('Gifts', 'Small tags at two lit petals beside the phone, on wide screens only.', {
        empty: 'the petals have no tags',
        of: 'giftTag',
        max: MAX_GIFTS,
      }),
      phone: field(
        'Phone',
        'The donation page on the phone, which visitors can try. It is an example: no money moves.',
        { empty: 'it shows a gift of $50 to Masjid As-Salam in Toledo, Ohio', type: 'heroPhone' },
      ),
    }),
  ],
  preview: {
    select: { word: 'words.0', rest: 'rest' },
    title: ({ word, rest }) => [word, rest].filter(Boolean).join(' '),
    without: 'Hero without a headline',
  },
})
