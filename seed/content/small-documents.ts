import { fillWords } from '../../lib/words/default-words.ts'
import { SUCCESS_WORDS } from '../../schemas/documents/success-page.words.ts'
import { readRichText } from '../markdown.ts'
import { document, type SeedDocument, seo, singleton, slug } from '../shapes.ts'

export const categories: SeedDocument[] = [
  document('category', 'ramadan', {
    title: 'Ramadan',
    slug: slug('ramadan'),
    description: 'Preparing for the month, the last ten nights, and the quiet weeks afterwards.',
  }),
  document('category', 'fundraising', {
    title: 'Fundraising',
    slug: slug('fundraising'),
    description: 'Ways to ask, to give and to keep giving: at the door, on the phone and every Friday.',
  }),
  document('category', 'finance', {
    title: 'Finance',
    slug: slug('finance'),
    description: 'Funds, receipts, statements and reports, for the people who look after the masjid’s accounts.',
  }),
]

export const milestone = singleton('milestone', {
  show: true,
  showUntil: '2024-12-01',
  title: 'Alhamdulillah! Our partners have raised over',
  amountRaised: 500_000,
  goal: 1_000_000,
  goalText: 'toward the $1M goal.',
  text: 'Fees are waived on the first $5,000 raised for masjids that sign up through January 31, 2025.',
  dismissLabel: 'Continue',
})

export const successPage = singleton('successPage', {
  title: 'Registration Complete',
  ...fillWords(SUCCESS_WORDS),
  seo: {
    _type: 'seo',
    title: 'Registration Complete',
    description: 'Thank you for registering your masjid with Minara.',
    noIndex: true,
  },
})

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

export const redirects: SeedDocument[] = [
  redirect('/grassroots', 'grassroots'),
  redirect('/isma', 'isma'),
  redirect('/albayan', 'albayan'),
  redirect('/maskarima', 'maskarima'),
  redirect('/malv', 'malv'),
  redirect('/ISRI', 'ISRI'),
  redirect('/albayan/terminal1', 'albayan', terminal('sample-reader-1')),
  redirect('/albayan/terminal2', 'albayan', terminal('sample-reader-2')),
]

function redirect(path: string, destination: string, parameters: Record<string, string> = {}): SeedDocument {
  return document('redirect', path.slice(1).toLowerCase().replaceAll('/', '-'), {
    path,
    destination,
    parameters: Object.entries(parameters).map(([key, value]) => ({ _type: 'queryParameter', key, value })),
    active: true,
  })
}

/** On a card reader at a masjid's door, the donation page opens with these parameters. */
function terminal(readerId: string) {
  return { terminal: 'true', live: 'true', readerId }
}
