import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { field, listField, shortText, textField, wordsField } from '../fields.ts'
import { defineObject } from '../types.ts'
import { PHONE_WORDS } from './hero-phone.words.ts'

/** Characters on one line of the phone where it is narrowest, 264 px. */
const MAX_LINE = 22
/** A row has place for four buttons of three digits, each wide enough for a finger. */
const AMOUNT_COUNT = 4
const MAX_AMOUNT = 999

/** What the phone of the hero shows. Visitors can try it, and no money moves. */
export const heroPhone = defineObject('Phone', MobileDeviceIcon, {
  options: { collapsible: true },
  fields: {
    masjid: textField('Masjid', `At the top of the phone, on one line: ${MAX_LINE} characters fit.`, { max: MAX_LINE }),
    place: textField('City', `Below the masjid, for example “Toledo, Ohio”, on one line: ${MAX_LINE} characters fit.`, {
      max: MAX_LINE,
    }),
    causes: listField(
      'Causes',
      `What a gift can be for; the first one is chosen. Each stands on one line: ${MAX_LINE} characters fit.`,
      { of: shortText(MAX_LINE), unique: true, max: 6 },
    ),
    amounts: field(
      'Amounts',
      `Four buttons in one row, in whole dollars; the second one is chosen. Up to $${MAX_AMOUNT}, because three digits fit on a button.`,
      {
        type: 'array',
        of: [
          {
            type: 'number',
            options: { help: 'dollars' },
            validation: rule => [
              rule.required().integer().min(1),
              rule.max(MAX_AMOUNT).warning(`Up to $${MAX_AMOUNT} look well: three digits fit on a button`),
            ],
          },
        ],
        validation: rule => rule.required().length(AMOUNT_COUNT).unique(),
      },
    ),
    words: wordsField('Words on the phone', 'Labels, buttons and the receipt.', {
      place: 'On the phone, or read aloud.',
      words: PHONE_WORDS,
      max: 90,
      options: { collapsible: true, collapsed: true },
    }),
  },
  preview: { select: { title: 'masjid', subtitle: 'place' }, without: 'Phone of the hero' },
})
