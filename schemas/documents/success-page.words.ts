import { type DefaultWords, sentence } from '../../lib/words/default-words.ts'

export const SUCCESS_WORDS = {
  text: sentence('Text', 'Below the title; {email} stands for the e-mail address of the settings.', {
    text: 'Thank you for registering your masjid. If you have a question, write to {email}.',
    max: 400,
    isLong: true,
  }),
  returnLabel: sentence('Button', 'On the button that leads to the landing page.', {
    text: 'Return to the home page',
    max: 40,
  }),
} satisfies DefaultWords<string>
