import type { DefaultWords } from '../../lib/words/default-words.ts'

export const BOARD_WORDS = {
  title: { title: 'Title', shows: 'Above the answers.', text: 'What your board will ask', max: 60 },
  print: { title: 'Button', shows: 'Beside the title: it prints one page.', text: 'Print this for the board', max: 40 },
  trial: { title: 'Trial', shows: 'On paper, beside the code for a phone.', text: 'Request a trial', max: 40 },
} satisfies DefaultWords<string>
