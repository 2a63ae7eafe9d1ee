import { fillWords } from '../../lib/words/default-words.ts'
import { DEMO_DIALOG, TOAST_WORDS } from '../../schemas/documents/landing-page.words.ts'
import { link, seo, singleton } from '../shapes.ts'
import { sections } from './sections.ts'

export const landingPage = singleton('landingPage', {
  banner: {
    text: 'Masjids have raised over $1M with Minara.',
    link: link('Join Us', '/request-trial'),
    linkHrefSmall: '/trial',
    show: true,
  },
  sections,
  demoDialog: { ...fillWords(DEMO_DIALOG), answers: ['Yes', 'No', 'Maybe / Unsure'] },
  toast: fillWords(TOAST_WORDS),
  seo: seo(
    'Support Your Masjid with Minara',
    'Minara modernizes donation collection: free tools for your masjid to collect, manage and grow donations, and to exceed its goals.',
  ),
})
