import { type SeedDocument, slug } from '../shapes.ts'

export const categories: SeedDocument[] = [
  {
    _id: 'category-ramadan',
    _type: 'category',
    title: 'Ramadan',
    slug: slug('ramadan'),
    description: 'Preparing for the month, the last ten nights, and the quiet weeks afterwards.',
  },
  {
    _id: 'category-fundraising',
    _type: 'category',
    title: 'Fundraising',
    slug: slug('fundraising'),
    description: 'Ways to ask, to give and to keep giving: at the door, on the phone and every Friday.',
  },
  {
    _id: 'category-finance',
    _type: 'category',
    title: 'Finance',
    slug: slug('finance'),
    description: 'Funds, receipts, statements and reports, for the people who look after the masjid’s accounts.',
  },
]
