import type { DefaultWords } from '../../lib/words/default-words.ts'

export const TOAST_WORDS = {
  text: { title: 'Text; {amount} stands for the amount', text: 'Someone donated {amount}' },
  today: { title: 'Donated today', text: 'today' },
  oneDay: { title: 'Donated a day ago', text: '1 day ago' },
  manyDays: { title: 'Donated earlier; {days} stands for the number', text: '{days} days ago' },
} satisfies DefaultWords<string>
