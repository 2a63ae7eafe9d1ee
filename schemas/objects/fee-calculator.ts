import { BillIcon } from '@sanity/icons/Bill'
import { defineType } from 'sanity'
import { wordFields } from '../fields.ts'
import { CALCULATOR_WORDS } from './fee-calculator.words.ts'

export const feeCalculator = defineType({
  name: 'feeCalculator',
  title: 'Fee calculator',
  type: 'object',
  icon: BillIcon,
  options: { collapsible: true },
  fields: wordFields(CALCULATOR_WORDS, { max: 80 }),
  preview: { prepare: () => ({ title: 'Fee calculator' }) },
})
