import { fillWords } from '../../lib/words/default-words.ts'
import { TOAST_WORDS } from '../../schemas/documents/landing-page.words.ts'
import { link, type SeedDocument, seo } from '../shapes.ts'
import { sections } from './sections.ts'

export const landingPage: SeedDocument = {
  _id: 'landingPage',
  _type: 'landingPage',
  banner: {
    text: 'Masjids have raised over $1M with Minara.',
    link: link('Join Us', '/request-trial'),
    linkHrefSmall: '/trial',
    show: true,
  },
  sections,
  demoDialog: {
    title: 'Try a Demo',
    lead: 'Four answers, then the live demo opens.',
    nameLabel: 'Name',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    question: 'Are you looking for a donation platform?',
    answers: ['Yes', 'No', 'Maybe / Unsure'],
    submitLabel: 'Try It Now',
    asideTitle: 'What your donors see.',
    asideText: 'A live page. No money moves.',
    successTitle: 'Your Live Demo is Ready',
    successText: 'Give once, as your donors would. No money moves.',
    openLabel: 'Open the live demo',
    shareLabel: 'Send it to your board',
    qrCaption: 'QR code that opens the live demo',
    qrText: 'Or scan it, and the demo opens on your phone.',
    contactText: 'Questions?',
    closeLabel: 'Close',
  },
  toast: fillWords(TOAST_WORDS),
  seo: seo(
    'Support Your Masjid with Minara',
    'Minara modernizes donation collection: free tools for your masjid to collect, manage and grow donations, and to exceed its goals.',
  ),
}
