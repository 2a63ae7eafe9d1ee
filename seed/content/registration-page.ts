import { fillWords } from '../../lib/words/default-words.ts'
import {
  DRAFT_WORDS,
  REGISTRATION_LABELS,
  REGISTRATION_WORDS,
} from '../../schemas/documents/registration-page.words.ts'
import { link, type SeedDocument, seo } from '../shapes.ts'

export const registrationPage: SeedDocument = {
  _id: 'registrationPage',
  _type: 'registrationPage',
  title: 'Register your masjid',
  ...fillWords({ ...REGISTRATION_WORDS.page, ...REGISTRATION_WORDS.labels, ...REGISTRATION_WORDS.terms }),
  steps: [
    { _type: 'step', title: 'About you', text: 'Your name and role' },
    { _type: 'step', title: 'Masjid', text: 'Name, address, contact' },
    { _type: 'step', title: 'Mailing', text: 'Where to send mail' },
    { _type: 'step', title: 'Terms', text: 'Check and submit' },
  ],
  labels: fillWords(REGISTRATION_LABELS),
  termsLink: link('terms and conditions', '/terms'),
  draft: fillWords(DRAFT_WORDS),
  seo: seo(
    'Register your masjid with Minara',
    'Register your masjid in four short steps: about you, the masjid, mailing and terms. Free, with no upfront or annual fees.',
  ),
}
