import { BillIcon } from '@sanity/icons/Bill'
import { defineType } from 'sanity'
import { listField, numberField, objectField, textField, wordsField } from '../fields.ts'
import { BOARD_WORDS } from './board.words.ts'

const MAX_FEES = 6
/** One letter page has room for these, the calculator and the wall. */
const MAX_ANSWERS = 6

export const feeCopy = defineType({
  name: 'feeCopy',
  title: 'Fees',
  type: 'document',
  icon: BillIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'On the fee card of the impact section, beside the average percentage.',
    }),
    numberField({
      name: 'exampleAmount',
      title: 'Example in dollars',
      shows: 'The average fee is worked out for this amount.',
      min: 1,
      help: 'dollars',
      initialValue: 1000,
    }),
    textField({
      name: 'exampleText',
      title: 'Text of the example',
      shows: 'Before the worked-out fee; {amount} stands for the example’s dollars.',
      help: 'feeExample',
    }),
    listField({
      name: 'answers',
      title: 'Answers for the board',
      shows: 'As a ruled sheet above the calculator, and on the page that a treasurer prints.',
      empty: 'there is no sheet, and no button that prints it',
      of: 'boardAnswer',
      max: MAX_ANSWERS,
    }),
    wordsField({
      name: 'board',
      title: 'Words of the sheet',
      shows: 'Around the answers for the board, and on paper.',
      words: BOARD_WORDS,
      options: { collapsible: true, collapsed: true },
    }),
    textField({ name: 'explainerTitle', title: 'Question', shows: 'On the button that opens the list of fees.' }),
    listField({
      name: 'fees',
      title: 'Fees',
      shows: 'In the list that the question opens, in this order.',
      of: 'fee',
      max: MAX_FEES,
    }),
    objectField({
      name: 'calculator',
      title: 'Calculator',
      shows: 'Between the example and the question: visitors enter what their masjid receives in a month.',
      empty: 'there is no calculator',
      type: 'feeCalculator',
    }),
    objectField({ name: 'contactLink', title: 'Link', shows: 'Below the list of fees.', type: 'link' }),
  ],
  preview: { prepare: () => ({ title: 'Fees' }) },
})
