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

export const FEE_WORDS = {
  title: sentence('Title', 'On the fee card of the impact section, beside the average percentage.', {
    text: 'Average Fee Percentage Across Minara’s Masjids',
  }),
  exampleText: sentence(
    'Text of the example',
    'Before the worked-out fee; {amount} stands for the example’s dollars.',
    { text: 'Of every {amount} raised, the average fee\u00a0is', help: 'feeExample' },
  ),
  explainerTitle: sentence('Question', 'On the button that opens the list of fees.', {
    text: 'Looking to Learn More About Our Fees?',
  }),
} satisfies DefaultWords<string>

/** Around the answers for the board. */
export const BOARD_WORDS = {
  title: sentence('Title', 'Above the answers.', { text: 'What your board will ask', max: 60 }),
  print: sentence('Button', 'Beside the title: it prints one page.', { text: 'Print this for the board', max: 40 }),
  trial: sentence('Trial', 'On paper, beside the code for a phone.', { text: 'Request a trial', max: 40 }),
} satisfies DefaultWords<string>

export const FEE_COPY_WORDS = { ...FEE_WORDS, board: BOARD_WORDS }
