import { BillIcon } from '@sanity/icons/Bill'
import { dollarsField, field, listField, wordFields, wordsField } from '../fields.ts'
import { BOARD_WORDS, FEE_WORDS } from '../objects/fees.words.ts'
import { defineDocument } from '../types.ts'

/** One letter page has room for these, the calculator and the wall. */
const MAX_ANSWERS = 6

export const feeCopy = defineDocument('Fees', BillIcon, {
  fields: {
    ...wordFields(FEE_WORDS, {
      title: {
        exampleAmount: dollarsField('Example in dollars', 'The average fee is worked out for this amount.', {
          min: 1,
          initialValue: 1000,
        }),
      },
      exampleText: {
        answers: listField(
          'Answers for the board',
          'As a ruled sheet above the calculator, and on the page that a treasurer prints.',
          { empty: 'there is no sheet, and no button that prints it', of: 'boardAnswer', max: MAX_ANSWERS },
        ),
        board: wordsField('Words of the sheet', 'Around the answers for the board, and on paper.', {
          words: BOARD_WORDS,
          options: { collapsible: true, collapsed: true },
        }),
      },
    }),
    fees: listField('Fees', 'In the list that the question opens, in this order.', { of: 'fee', max: 6 }),
    calculator: field(
      'Calculator',
      'Between the example and the question: visitors enter what their masjid receives in a month.',
      { empty: 'there is no calculator', type: 'feeCalculator' },
    ),
    contactLink: field('Link', 'Below the list of fees.', { type: 'link' }),
  },
})
