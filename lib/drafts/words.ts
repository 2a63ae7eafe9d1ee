import type { DefaultWords } from '../words/default-words.ts'

/** Content from before answers could be saved has none of these texts. */
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
  erasedText: {
    title: 'Once deleted: text',
    text: 'The link no longer works. What you typed is still here.',
  },
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
