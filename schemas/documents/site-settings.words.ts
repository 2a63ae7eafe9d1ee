import type { DefaultWords } from '../../lib/words/default-words.ts'

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
