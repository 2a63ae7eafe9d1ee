import type { SeedDocument } from '../shapes.ts'

export const successPage: SeedDocument = {
  _id: 'successPage',
  _type: 'successPage',
  title: 'Registration Complete',
  text: 'Thank you for registering your masjid. If you have a question, write to {email}.',
  returnLabel: 'Return to the home page',
  seo: {
    _type: 'seo',
    title: 'Registration Complete',
    description: 'Thank you for registering your masjid with Minara.',
    noIndex: true,
  },
}
