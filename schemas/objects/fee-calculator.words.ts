import { type DefaultWords, sentence } from '../../lib/words/default-words.ts'

const SHORT = 'Short, because it shares the line of a phone.'

export const CALCULATOR_WORDS = {
  title: sentence('Title', 'Above the calculator.', { text: 'Work it out for your masjid', max: 60 }),
  donationsLabel: sentence('First field', 'Above the field for dollars.', { text: 'Donations in a month', max: 60 }),
  shareLabel: sentence('Second field', 'Above the slider.', { text: 'Paid by card or by bank transfer', max: 60 }),
  cardLabel: sentence('Cards', `Below the left end of the slider, before the percentage. ${SHORT}`, {
    text: 'Card',
    max: 24,
  }),
  achLabel: sentence('Bank transfers', `Below the right end of the slider, before the percentage. ${SHORT}`, {
    text: 'Bank transfer (ACH)',
    max: 24,
  }),
  averageLabel: sentence(
    'First result',
    'Beside what the masjid receives at the average fee; {percentage} stands for the average.',
    { text: 'Reaches your masjid at the average fee, {percentage}' },
  ),
  averageNote: sentence('Note on the first result', 'Below its bar.', { text: 'Fees, most of them covered by donors' }),
  listedLabel: sentence('Second result', 'Beside what the masjid receives when no donor covers the fees.', {
    text: 'If no donor covers the fees',
  }),
  listedText: sentence(
    'Parts of the second result',
    'Below its bar; {card}, {ach} and {platform} stand for the fees of cards, bank transfers and every donation.',
    { text: 'Card {card}, ACH {ach}, platform {platform}' },
  ),
  submitLabel: sentence('Button', 'Only without JavaScript, below the fields.', { text: 'Work it out', max: 40 }),
} satisfies DefaultWords<string>
