import { type DefaultWords, LONG, sentence } from '../../lib/words/default-words.ts'

export const CONTROL_LABELS = {
  skipToContent: { title: 'Skip to content', text: 'Skip to the content' },
  openMenu: { title: 'Open the menu', text: 'Open menu' },
  closeMenu: { title: 'Close the menu', text: 'Close menu' },
  close: { title: 'Close', text: 'Close' },
  previous: { title: 'Previous', text: 'Previous' },
  next: { title: 'Next', text: 'Next' },
  place: {
    title: 'Place in a row of slides; {number} stands for the slide, {count} for how many there are',
    text: '{number} of {count}',
  },
  page: {
    title: 'Page of the blog; {page} stands for the page, {pages} for how many there are',
    text: 'Page {page} of {pages}',
  },
  lastChanged: { title: 'Day of the last change; {date} stands for it', text: 'Last changed {date}' },
  pause: { title: 'Pause', text: 'Pause' },
  play: { title: 'Play', text: 'Play' },
  captions: { title: 'Captions of a film, on or off', text: 'Captions' },
  pauseHeadline: { title: 'Pause the rotating headline', text: 'Pause the rotating headline' },
  playHeadline: { title: 'Play the rotating headline', text: 'Play the rotating headline' },
  dismissBanner: { title: 'Dismiss the announcement', text: 'Dismiss announcement' },
  dismissToast: { title: 'Dismiss a recent donation', text: 'Dismiss donation note' },
  quickActions: { title: 'Floating buttons', text: 'Trial and questions' },
  mainNavigation: { title: 'Navigation at the top', text: 'Main' },
  footerNavigation: { title: 'Navigation in the footer', text: 'Footer' },
} satisfies DefaultWords<string>

export const LEGAL_LABELS = {
  contents: { title: 'Name of the list of contents', text: 'Contents' },
  sections: { title: 'How many sections; {count} stands for the number', text: '{count} sections' },
  print: { title: 'Button that prints the page', text: 'Print' },
} satisfies DefaultWords<string>

export const NOT_LOADED = {
  text: {
    title: 'What has happened, and what to do',
    text: 'This did not load: the site was updated, or you are offline. Reload to go on.',
  },
  reload: { title: 'Button that loads the page again', text: 'Reload' },
} satisfies DefaultWords<string>

export const MAIL_SUBJECTS = {
  demo: { title: 'Demo', text: 'Your demo is ready ({reference})' },
  trial: { title: 'Trial', text: 'We have your trial request ({reference})' },
  registration: { title: 'Registration', text: 'We have your registration ({reference})' },
} satisfies DefaultWords<string>

export const MAIL_OPENINGS = {
  demo: { title: 'Demo', text: 'Thank you for trying the demo.' },
  trial: { title: 'Trial', text: 'Thank you for asking for a trial.' },
  registration: { title: 'Registration', text: 'Thank you for registering your masjid.' },
} satisfies DefaultWords<string>

const MAX_WAY = 40

export const MISSING_PAGE = {
  title: sentence('Title', 'At the top of the page.', { text: 'This tile is missing', max: 60 }),
  text: sentence('Text', 'Below the title.', {
    text: 'No post lives at this address. It may have moved, or a letter is missing.',
    ...LONG,
  }),
  blogLabel: sentence('First way', 'Leads to the blog.', { text: 'Read the blog', max: MAX_WAY }),
  blogNote: { title: 'Note on the first way', ...noteOn('blog', 'Every post, newest first') },
  homeLabel: sentence('Second way', 'Leads to the landing page.', { text: 'Home', max: MAX_WAY }),
  homeNote: { title: 'Note on the second way', ...noteOn('landing page', 'What Minara does for a masjid') },
  demoLabel: sentence('Third way', 'Leads to the live demo.', {
    text: 'Try a Demo',
    empty: 'the page has no way to the demo',
    max: MAX_WAY,
  }),
  demoNote: { title: 'Note on the third way', ...noteOn('demo', 'A donation page to try, no money moves') },
  helpNote: { title: 'Note on the last way', ...noteOn('contacts', 'Send an e-mail or call') },
} satisfies DefaultWords<string>

function noteOn(place: string, text: string) {
  return { shows: `Below the link to the ${place}.`, text, empty: 'the link has no note', max: 60 }
}

export const CONTACT_DIALOG = {
  title: sentence('Title', 'At the top of the dialog.', { text: 'Need help?' }),
  text: sentence('Text', 'Above the e-mail address and the phone number.', {
    text: 'Send an e-mail or call. What you typed stays here.',
    ...LONG,
  }),
  emailNote: sentence('E-mail', 'Below the e-mail address.', { text: 'E-mail' }),
  phoneNote: sentence('Phone', 'Below the phone number.', { text: 'Text or call' }),
} satisfies DefaultWords<string>

export const MAIL_WORDS = {
  greeting: sentence('Greeting', 'In the first line.', { text: 'Assalamu alaikum,' }),
  demoLabel: sentence('Button after a demo or a trial', 'Below the first sentence; it leads to the live demo.', {
    text: 'Open the live demo',
    max: 40,
  }),
  answersTitle: sentence('Before the answers', 'Above the answers of a registration, which the mail repeats.', {
    text: 'This is what you sent:',
  }),
  replyText: sentence('Who answers, and when', 'Below the reference and the answers.', {
    text: 'A person reads what you sent and writes back. Name the reference when you call or write.',
    ...LONG,
  }),
  erasureText: sentence(
    'How to have everything erased',
    'Below that; {email} stands for the e-mail address of the settings, {reference} for the reference.',
    {
      text: 'If you did not send this, or want it erased, write to {email} and name the reference {reference}.',
      ...LONG,
    },
  ),
  closing: sentence('Closing', 'In the last line.', { text: '', empty: 'the mail ends without one' }),
} satisfies DefaultWords<string>

export const FLOATING_WORDS = {
  questionsLabel: sentence('Floating button: questions', 'On the floating button that dials or texts.', {
    text: 'Questions? Text/Call',
    max: 20,
  }),
  trialButtonLabel: sentence('Floating button: trial', 'On the floating button that opens the trial form.', {
    text: 'Sign Up for a Trial',
    max: 24,
  }),
} satisfies DefaultWords<string>

export const SETTINGS_WORDS = {
  ...FLOATING_WORDS,
  contactDialog: CONTACT_DIALOG,
  notFound: MISSING_PAGE,
  labels: CONTROL_LABELS,
  legalLabels: LEGAL_LABELS,
  notLoaded: NOT_LOADED,
}

export const ALL_MAIL_WORDS = { ...MAIL_WORDS, subjects: MAIL_SUBJECTS, openings: MAIL_OPENINGS }
