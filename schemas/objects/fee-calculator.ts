import { BillIcon } from '@sanity/icons/Bill'
import { defineType } from 'sanity'
import { textField } from '../fields.ts'

export const feeCalculator = defineType({
  name: 'feeCalculator',
  title: 'Fee calculator',
  type: 'object',
  icon: BillIcon,
  options: { collapsible: true },
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'Above the calculator.', max: 60 }),
    textField({ name: 'donationsLabel', title: 'First field', shows: 'Above the field for dollars.', max: 60 }),
    textField({ name: 'shareLabel', title: 'Second field', shows: 'Above the slider.', max: 60 }),
    textField({
      name: 'cardLabel',
      title: 'Cards',
      shows: 'Below the left end of the slider, before the percentage. Short, because it shares the line of a phone.',
      max: 24,
    }),
    textField({
      name: 'achLabel',
      title: 'Bank transfers',
      shows: 'Below the right end of the slider, before the percentage. Short, because it shares the line of a phone.',
      max: 24,
    }),
    textField({
      name: 'averageLabel',
      title: 'First result',
      shows: 'Beside what the masjid receives at the average fee; {percentage} stands for the average.',
      max: 80,
    }),
    textField({ name: 'averageNote', title: 'Note on the first result', shows: 'Below its bar.', max: 80 }),
    textField({
      name: 'listedLabel',
      title: 'Second result',
      shows: 'Beside what the masjid receives when no donor covers the fees.',
      max: 80,
    }),
    textField({
      name: 'listedText',
      title: 'Parts of the second result',
      shows:
        'Below its bar; {card}, {ach} and {platform} stand for the fees of cards, bank transfers and every donation.',
      max: 80,
    }),
    textField({
      name: 'submitLabel',
      title: 'Button',
      shows: 'Only without JavaScript, below the fields.',
      max: 40,
    }),
  ],
  preview: { prepare: () => ({ title: 'Fee calculator' }) },
})
