import { fillWords } from '../../lib/words/default-words.ts'
import { REGISTRATION_PAGE_WORDS } from '../../schemas/documents/registration-page.words.ts'
import { link, seo, singleton } from '../shapes.ts'

export const registrationPage = singleton('registrationPage', {
  title: 'Register your masjid',
  ...fillWords(REGISTRATION_PAGE_WORDS),
  steps: [
    { _type: 'step', title: 'About you', text: 'Your name and role' },
    { _type: 'step', title: 'Masjid', text: 'Name, address, contact' },
    { _type: 'step', title: 'Mailing', text: 'Where to send mail' },
    { _type: 'step', title: 'Terms', text: 'Check and submit' },
  ],
  termsLink: link('terms and conditions', '/terms'),
  seo: seo(
    'Register your masjid with Minara',
    'Register your masjid in four short steps: about you, the masjid, mailing and terms. Free, with no upfront or annual fees.',
  ),
})
