import type { DefaultWords } from '../../lib/words/default-words.ts'

const SHORT = 'Short, because it shares the line of a phone.'

export const CALCULATOR_WORDS = {
  title: { title: 'Title', shows: 'Above the calculator.', text: 'Work it out for your masjid', max: 60 },
  donationsLabel: {
    title: 'First field',
    shows: 'Above the field for dollars.',
    text: 'Donations in a month',
    max: 60,
  },
  shareLabel: { title: 'Second field', shows: 'Above the slider.', text: 'Paid by card or by bank transfer', max: 60 },
  cardLabel: {
    title: 'Cards',
    shows: `Below the left end of the slider, before the percentage. ${SHORT}`,
    text: 'Card',
    max: 24,
  },
  achLabel: {
    title: 'Bank transfers',
    shows: `Below the right end of the slider, before the percentage. ${SHORT}`,
    text: 'Bank transfer (ACH)',
    max: 24,
  },
  averageLabel: {
    title: 'First result',
    shows: 'Beside what the masjid receives at the average fee; {percentage} stands for the average.',
    text: 'Reaches your masjid at the average fee, {percentage}',
  },
  averageNote: {
    title: 'Note on the first result',
    shows: 'Below its bar.',
    text: 'Fees, most of them covered by donors',
  },
  listedLabel: {
    title: 'Second result',
    shows: 'Beside what the masjid receives when no donor covers the fees.',
    text: 'If no donor covers the fees',
  },
  listedText: {
    title: 'Parts of the second result',
    shows:
      'Below its bar; {card}, {ach} and {platform} stand for the fees of cards, bank transfers and every donation.',
    text: 'Card {card}, ACH {ach}, platform {platform}',
  },
  submitLabel: { title: 'Button', shows: 'Only without JavaScript, below the fields.', text: 'Work it out', max: 40 },
} satisfies DefaultWords<string>
