import { fillWords } from '../../lib/words/default-words.ts'
import { TRIAL_PAGE_WORDS } from '../../schemas/documents/trial-page.words.ts'
import { link, point, seo, singleton } from '../shapes.ts'

export const trialPage = singleton('trialPage', {
  title: 'Request a Trial',
  ...fillWords(TRIAL_PAGE_WORDS),
  points: [
    point('No upfront or annual fees'),
    point('A person helps you set it up'),
    point('In your bank account in 1–2 days'),
  ],
  shortTitle: 'See? That Was Easy',
  contactChoices: ['Email', 'Phone', 'Text', 'Any'],
  termsLink: link('Terms', '/terms'),
  privacyLink: link('Privacy', '/privacy'),
  fullFormLink: link('Open the full form', '/request-trial'),
  seo: seo(
    'Request a Trial of Minara',
    'Request a trial of Minara’s donation tools for your masjid. Free, with no upfront or annual fees, and dedicated onboarding support.',
  ),
})
