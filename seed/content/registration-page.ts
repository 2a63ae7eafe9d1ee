import { DRAFT_WORDS } from '../../lib/drafts/words.ts'
import { fillWords } from '../../lib/words/default-words.ts'
import { REGISTRATION_LABELS } from '../../schemas/documents/registration-page.words.ts'
import { link, type SeedDocument, seo } from '../shapes.ts'

export const registrationPage: SeedDocument = {
  _id: 'registrationPage',
  _type: 'registrationPage',
  title: 'Register your masjid',
  lead: 'Only the terms are required. Leave the rest for later. Each answer lights a tile of your masjid.',
  steps: [
    { _type: 'step', title: 'About you', text: 'Your name and role' },
    { _type: 'step', title: 'Masjid', text: 'Name, address, contact' },
    { _type: 'step', title: 'Mailing', text: 'Where to send mail' },
    { _type: 'step', title: 'Terms', text: 'Check and submit' },
  ],
  labels: fillWords(REGISTRATION_LABELS),
  termsText: 'I accept the',
  termsLink: link('terms and conditions', '/terms'),
  copyLabel: 'Send me a copy',
  receivedTitle: 'Submission Received',
  receivedText: 'Thank you for registering {masjid}. Please watch your e-mail; we will write to you there.',
  homeLabel: 'Return to the home page',
  saveLabel: 'Save the picture',
  crestNote: 'This is the tile of {name}, drawn from its name.',
  emailHint: 'This does not look like an e-mail address.',
  missingText: '{count} not given.',
  addLabel: 'Add',
  draft: fillWords(DRAFT_WORDS),
  seo: seo(
    'Register your masjid with Minara',
    'Register your masjid in four short steps: about you, the masjid, mailing and terms. Free, with no upfront or annual fees.',
  ),
}
