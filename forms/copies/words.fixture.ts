import type { CopyWords } from '../../lib/words/copy-words.ts'
import { registrationPage } from '../../seed/content/registration-page.ts'

export const WORDS: CopyWords = {
  subjects: { demo: 'Demo {reference}', trial: 'Trial {reference}', registration: 'Registration {reference}' },
  openings: {
    demo: 'Thank you for trying.',
    trial: 'Thank you for asking.',
    registration: 'Thank you for registering.',
  },
  greeting: 'Assalamu alaikum,',
  referenceText: 'Your reference: {reference}',
  answersTitle: 'This is what you sent:',
  replyText: 'A person answers within two days.',
  erasureText: 'To have it erased, write to {email} and name {reference}.',
  closing: 'The team',
  savedDraft: { subject: 'Your link', text: 'Open it to go on.', button: 'Go on', note: 'Or delete this.' },
  demoLabel: 'Open the live demo',
  demoUrl: 'https://give.example/demo',
  sender: { name: 'Minara', icon: 'https://minara.example/icons/48' },
  email: 'salam@minara.example',
  registration: {
    steps: ['About you', 'Masjid', 'Mailing', 'Terms'],
    labels: Object(registrationPage.labels),
  },
}
