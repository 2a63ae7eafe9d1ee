import { type DefaultWords, LONG, sentence } from '../../lib/words/default-words.ts'
import { LIVE_DEMO_WORDS } from './trial-page.words.ts'

export const TOAST_WORDS = {
  text: { title: 'Text; {amount} stands for the amount', text: 'Someone donated {amount}' },
  today: { title: 'Donated today', text: 'today' },
  oneDay: { title: 'Donated a day ago', text: '1 day ago' },
  manyDays: { title: 'Donated earlier; {days} stands for the number', text: '{days} days ago' },
} satisfies DefaultWords<string>

const FORM = { fieldset: 'form', max: 40 }
const SUCCESS = { fieldset: 'success' }

export const DEMO_DIALOG = {
  title: sentence('Title', 'At the top of the dialog.', { text: 'Try a Demo' }),
  lead: sentence('Introduction', 'Below the title.', { text: 'Four answers, then the live demo opens.', ...LONG }),
  nameLabel: sentence('Label: name', 'Above the field for the name.', { text: 'Name', ...FORM }),
  emailLabel: sentence('Label: e-mail', 'Above the field for the e-mail address.', { text: 'Email', ...FORM }),
  phoneLabel: sentence('Label: phone', 'Above the field for the phone number.', { text: 'Phone', ...FORM }),
  question: sentence('Question', 'Above the answers.', {
    text: 'Are you looking for a donation platform?',
    fieldset: 'form',
  }),
  submitLabel: sentence('Button', 'On the button that sends the form.', { text: 'Try It Now', ...FORM }),
  asideTitle: sentence('Side: title', 'Beside the form on wide screens.', { text: 'What your donors see.' }),
  asideText: sentence('Side: text', 'Below the title beside the form.', {
    text: 'A live page. No money moves.',
    ...LONG,
  }),
  successTitle: sentence('Title', 'At the top of the dialog after sending.', {
    text: 'Your Live Demo is Ready',
    ...SUCCESS,
  }),
  successText: sentence('Text', 'Below the title after sending.', {
    text: 'Give once, as your donors would. No money moves.',
    ...SUCCESS,
    ...LONG,
  }),
  openLabel: sentence('Button', 'On the button that opens the live demo.', {
    text: 'Open the live demo',
    ...SUCCESS,
    max: 40,
  }),
  shareLabel: { ...LIVE_DEMO_WORDS.shareLabel, ...SUCCESS },
  qrCaption: { ...LIVE_DEMO_WORDS.qrCaption, ...SUCCESS },
  qrText: { ...LIVE_DEMO_WORDS.qrText, ...SUCCESS },
  contactText: sentence('Contact', 'Before the e-mail address.', { text: 'Questions?', ...SUCCESS }),
  closeLabel: sentence('Close', 'On the button that closes the dialog.', { text: 'Close', ...SUCCESS, max: 40 }),
} satisfies DefaultWords<string>

export const LANDING_PAGE_WORDS = { demoDialog: DEMO_DIALOG, toast: TOAST_WORDS }
