import type { DefaultWords } from '../../lib/words/default-words.ts'

export const TOAST_WORDS = {
  text: { title: 'Text; {amount} stands for the amount', text: 'Someone donated {amount}' },
  today: { title: 'Donated today', text: 'today' },
  oneDay: { title: 'Donated a day ago', text: '1 day ago' },
  manyDays: { title: 'Donated earlier; {days} stands for the number', text: '{days} days ago' },
} satisfies DefaultWords<string>

const FORM = { fieldset: 'form', max: 40 }
const SUCCESS = { fieldset: 'success' }

export const DEMO_DIALOG = {
  title: { title: 'Title', shows: 'At the top of the dialog.', text: 'Try a Demo' },
  lead: {
    title: 'Introduction',
    shows: 'Below the title.',
    text: 'Four answers, then the live demo opens.',
    max: 300,
    isLong: true,
  },
  nameLabel: { title: 'Label: name', shows: 'Above the field for the name.', text: 'Name', ...FORM },
  emailLabel: { title: 'Label: e-mail', shows: 'Above the field for the e-mail address.', text: 'Email', ...FORM },
  phoneLabel: { title: 'Label: phone', shows: 'Above the field for the phone number.', text: 'Phone', ...FORM },
  question: {
    title: 'Question',
    shows: 'Above the answers.',
    text: 'Are you looking for a donation platform?',
    fieldset: 'form',
  },
  submitLabel: { title: 'Button', shows: 'On the button that sends the form.', text: 'Try It Now', ...FORM },
  asideTitle: { title: 'Side: title', shows: 'Beside the form on wide screens.', text: 'What your donors see.' },
  asideText: {
    title: 'Side: text',
    shows: 'Below the title beside the form.',
    text: 'A live page. No money moves.',
    max: 300,
    isLong: true,
  },
  successTitle: {
    title: 'Title',
    shows: 'At the top of the dialog after sending.',
    text: 'Your Live Demo is Ready',
    ...SUCCESS,
  },
  successText: {
    title: 'Text',
    shows: 'Below the title after sending.',
    text: 'Give once, as your donors would. No money moves.',
    ...SUCCESS,
    max: 300,
    isLong: true,
  },
  openLabel: {
    title: 'Button',
    shows: 'On the button that opens the live demo.',
    text: 'Open the live demo',
    ...SUCCESS,
    max: 40,
  },
  shareLabel: {
    title: 'Share',
    shows: 'On the button that sends the demo’s address to others, on devices that can.',
    text: 'Send it to your board',
    empty: 'there is no such button',
    ...SUCCESS,
  },
  qrCaption: {
    title: 'QR code',
    shows: 'Read aloud for the QR code, which large screens show.',
    text: 'QR code that opens the live demo',
    ...SUCCESS,
  },
  qrText: {
    title: 'QR code: text',
    shows: 'Beside the QR code.',
    text: 'Or scan it, and the demo opens on your phone.',
    empty: 'the code stands alone',
    ...SUCCESS,
    max: 100,
  },
  contactText: { title: 'Contact', shows: 'Before the e-mail address.', text: 'Questions?', ...SUCCESS },
  closeLabel: { title: 'Close', shows: 'On the button that closes the dialog.', text: 'Close', ...SUCCESS, max: 40 },
} satisfies DefaultWords<string>
