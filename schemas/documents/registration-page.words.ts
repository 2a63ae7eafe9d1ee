import { type DefaultWords, LONG, sentence } from '../../lib/words/default-words.ts'
import { TILE_NOTE } from './trial-page.words.ts'

export const REGISTRATION_LABELS = {
  stepPlace: { title: 'Place of a step: {number}, {count} and {title}', text: 'Step {number} of {count}: {title}' },
  stepNext: { title: 'Step that comes next: {title}', text: 'Next: {title}' },
  stepLast: { title: 'Said in the last step', text: 'Last step' },
  stepDone: { title: 'Read aloud for a step that is done', text: 'Done:' },
  name: { title: 'Your name', text: 'Name' },
  email: { title: 'Your e-mail', text: 'Email' },
  phone: { title: 'Your phone', text: 'Phone' },
  role: { title: 'Your role', text: 'Role' },
  masjidGroup: { title: 'Heading: the masjid', text: 'The masjid' },
  masjidName: { title: 'Name of the masjid', text: 'Masjid name' },
  yourMasjid: { title: 'In place of its name, where there is none', text: 'your masjid' },
  country: { title: 'Country', text: 'Country' },
  unitedStates: { title: 'United States', text: 'United States' },
  canada: { title: 'Canada', text: 'Canada' },
  chooseCountry: { title: 'Shown while no country is chosen', text: 'Choose a country first' },
  addressGroup: { title: 'Heading: its address', text: 'Address' },
  address: { title: 'Address of the masjid', text: 'Street address' },
  city: { title: 'City', text: 'City' },
  state: { title: 'State', text: 'State' },
  province: { title: 'Province', text: 'Province' },
  zip: { title: 'ZIP', text: 'ZIP' },
  postalCode: { title: 'Postal code', text: 'Postal code' },
  contactGroup: { title: 'Heading: its contact', text: 'Contact and tax number' },
  website: { title: 'Website', text: 'Website' },
  ein: { title: 'Tax number (EIN)', text: 'EIN' },
  masjidPhone: { title: 'Phone of the masjid', text: 'Phone' },
  masjidEmail: { title: 'E-mail of the masjid', text: 'Email' },
  mailingQuestion: { title: 'Question: where to send mail', text: 'Where should we send mail?' },
  mailingMasjid: { title: 'Answer: to the masjid', text: 'The masjid' },
  mailingYour: { title: 'Answer: to you', text: 'Your address' },
  mailingOther: { title: 'Answer: to somebody else', text: 'Other' },
  mailingNote: { title: 'Note when mail goes to the masjid', text: 'We will send mail to the masjid.' },
  recipientGroup: { title: 'Heading: the recipient', text: 'Recipient' },
  recipientName: { title: 'Recipient’s name', text: 'Recipient name' },
  recipientEmail: { title: 'Recipient’s e-mail', text: 'Recipient email' },
  recipientPhone: { title: 'Recipient’s phone', text: 'Recipient phone' },
  mailingGroup: { title: 'Heading: mailing address', text: 'Mailing address' },
  street: { title: 'Recipient’s street', text: 'Street address' },
  checkGroup: { title: 'Heading: check the answers', text: 'Check your answers' },
  sendMailTo: { title: 'Checked answer: who gets the mail', text: 'Send mail to' },
  notGiven: { title: 'Checked answer that was left empty', text: 'Not given' },
  previous: { title: 'Button: previous step', text: 'Previous' },
  next: { title: 'Button: next step', text: 'Next' },
  submit: { title: 'Button: submit', text: 'Submit' },
  change: { title: 'Link: change an answer', text: 'Change' },
} satisfies DefaultWords<string>

/** Sentences of the page itself, its labels, and what comes with and after sending. */
export const REGISTRATION_WORDS = {
  page: {
    lead: sentence('Introduction', 'Below the title.', {
      text: 'Only the terms are required. Leave the rest for later. Each answer lights a tile of your masjid.',
      ...LONG,
    }),
  },
  labels: {
    emailHint: sentence('Hint for the e-mail', 'Below an e-mail address that looks mistyped.', {
      text: 'This does not look like an e-mail address.',
      max: 200,
    }),
    crestNote: TILE_NOTE,
    missingText: sentence(
      'Checked answers that were left empty',
      'In the last step, before their names; {count} stands for how many they are.',
      { text: '{count} not given.', empty: 'the words for one such answer are used', max: 40 },
    ),
    addLabel: sentence('Link: add what was left empty', 'In the last step, beside the answers that were left empty.', {
      text: 'Add',
      empty: 'the link for changing an answer is used',
      max: 24,
    }),
  },
  terms: {
    termsText: sentence('Consent', 'Beside the box to tick in the last step, before the link.', {
      text: 'I accept the',
      max: 300,
    }),
    copyLabel: sentence(
      'Copy by e-mail',
      'Beside the box to tick in the last step, for a copy of the answers. Its words are in the settings.',
      { text: 'Send me a copy', max: 60 },
    ),
    receivedTitle: sentence('Title after sending', 'At the top of the dialog after sending.', {
      text: 'Submission Received',
    }),
    receivedText: sentence('Text after sending', 'Below that title; {masjid} stands for the masjid’s name.', {
      text: 'Thank you for registering {masjid}. Please watch your e-mail; we will write to you there.',
      ...LONG,
    }),
    homeLabel: sentence('Button after sending', 'On the button that leads to the landing page.', {
      text: 'Return to the home page',
      max: 40,
    }),
    saveLabel: sentence('Link after sending', 'On the link that saves the masjid’s tile as a picture.', {
      text: 'Save the picture',
      empty: 'there is no such link',
      max: 40,
    }),
  },
} satisfies Record<string, DefaultWords<string>>

export const DRAFT_WORDS = {
  save: { title: 'Button', text: 'Save and go on later' },
  title: { title: 'Once saved: title', text: 'Your answers are saved' },
  text: {
    title: 'Once saved: text',
    text: 'Open this link on any phone or computer to go on. Whoever has it can read and change your answers. It works for 30 days, or until you submit them.',
  },
  link: { title: 'Above the link', text: 'Link to your answers' },
  copy: { title: 'Button: copy the link', text: 'Copy the link' },
  copied: { title: 'Once it is copied', text: 'Copied.' },
  mail: { title: 'Link: mail it', text: 'E-mail it to the address in step 1' },
  mailed: { title: 'Once it is mailed', text: 'The link is on its way to the address in step 1.' },
  mailSubject: { title: 'Mail with the link: subject', text: 'The link to your saved registration' },
  mailButton: { title: 'Mail with the link: button', text: 'Go on with your registration' },
  mailNote: {
    title: 'Mail with the link: last sentence',
    text: 'If you saved no registration, delete this mail: nobody is registered by it.',
  },
  erase: { title: 'Link: delete', text: 'Delete what I saved' },
  erasedTitle: { title: 'Once deleted: title', text: 'What you saved is deleted' },
  erasedText: { title: 'Once deleted: text', text: 'The link no longer works. What you typed is still here.' },
  stay: { title: 'Button: go on here', text: 'Go on here' },
  sinceTitle: { title: 'When somebody else with the link has saved since: title', text: 'Somebody has saved since' },
  openTitle: { title: 'Page of the link: title', text: 'Go on with your saved answers' },
  openText: {
    title: 'Page of the link: text',
    text: 'Paste the whole link that you kept, and go on where you stopped.',
  },
  open: { title: 'Page of the link: button', text: 'Open my answers' },
  goneTitle: { title: 'Link that no longer works: title', text: 'This link does not work any more' },
  goneText: {
    title: 'Link that no longer works: text',
    text: 'Its answers were sent or deleted, 30 days are over, or a part of the link is missing. Nothing that you typed in this browser is lost.',
  },
  fresh: { title: 'Link: begin from the start', text: 'Start a new registration' },
  askTitle: { title: 'Other answers in the browser: title', text: 'You have typed something here before' },
  askText: {
    title: 'Below both titles: which answers to go on with; {fields} stands for names of fields',
    text: 'The saved answers differ from what is in this browser: {fields}. Which do you want to go on with?',
  },
  useSaved: { title: 'Button: the saved answers', text: 'The saved answers' },
  keepTyped: { title: 'Button: what is in the browser', text: 'What I typed here' },
} satisfies DefaultWords<string>

export const REGISTRATION_PAGE_WORDS = {
  ...{ ...REGISTRATION_WORDS.page, ...REGISTRATION_WORDS.labels, ...REGISTRATION_WORDS.terms },
  labels: REGISTRATION_LABELS,
  draft: DRAFT_WORDS,
}
