import { readRichText } from '../markdown.ts'
import { type SeedDocument, seo } from '../shapes.ts'

export const legalPages: SeedDocument[] = [
  {
    _id: 'terms',
    _type: 'legalPage',
    title: 'Terms',
    updatedAt: '2026-11-02',
    body: readRichText('./legal/terms.md'),
    seo: seo('Terms of Minara', 'The terms for masjids that try, register for and use Minara. Sample text.'),
  },
  {
    _id: 'privacy',
    _type: 'legalPage',
    title: 'Privacy',
    updatedAt: '2026-11-02',
    body: readRichText('./legal/privacy.md'),
    seo: seo('Privacy at Minara', 'What this site stores when you write to us, why, and for how long. Sample text.'),
  },
]
