import { BillIcon } from '@sanity/icons/Bill'
import { readPercentage } from '../../lib/words/fee-calculator.ts'
import { choicesOf, field, textField, wordFields } from '../fields.ts'
import { defineObject } from '../types.ts'
import { CALCULATOR_WORDS } from './fees.words.ts'

const NO_PERCENTAGE = 'The calculator needs a percentage as the figure, for example 0.8%'

export const fee = defineObject('Fee', BillIcon, {
  fields: {
    figure: textField('Figure', 'Large, at the top of the fee’s card, for example “1%”.', { max: 20 }),
    title: textField('Title', 'Below the figure: what the fee is for.', { max: 60 }),
    text: textField('Text', 'Below the title: when the fee is taken.'),
    counts: field(
      'In the calculator',
      'The calculator takes this figure, which has to be a percentage such as “0.8%”. It needs all three.',
      {
        empty: 'the fee is only listed',
        type: 'string',
        options: { list: choicesOf({ ach: 'For bank transfers', card: 'For cards', platform: 'For every donation' }) },
        validation: rule =>
          rule.custom(
            (counts, { parent }) => !counts || readPercentage(String(Object(parent).figure)) !== null || NO_PERCENTAGE,
          ),
      },
    ),
  },
  preview: { select: { subtitle: 'figure' } },
})

export const boardAnswer = defineObject('Answer', BillIcon, {
  fields: {
    title: textField('Question', 'On the left, as a treasurer asks it.', { max: 40 }),
    figure: textField('Figure', 'Large, between the question and the answer, for example “0.8%”.', {
      empty: 'the answer stands alone',
      max: 12,
      because: 'it stands in one line on a phone',
    }),
    text: textField('Answer', 'Beside the figure.', { max: 160 }),
  },
  preview: { select: { subtitle: 'text' }, without: 'Answer without a question' },
})

export const feeCalculator = defineObject('Fee calculator', BillIcon, {
  options: { collapsible: true },
  fields: wordFields(CALCULATOR_WORDS, {}, { max: 80 }),
  preview: { title: () => 'Fee calculator' },
})
