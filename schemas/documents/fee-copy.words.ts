import { type DefaultWords, sentence } from '../../lib/words/default-words.ts'

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
