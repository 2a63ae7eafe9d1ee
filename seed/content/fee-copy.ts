import { link, type SeedDocument } from '../shapes.ts'

export const feeCopy: SeedDocument = {
  _id: 'feeCopy',
  _type: 'feeCopy',
  title: 'Average Fee Percentage Across Minara’s Masjids',
  exampleAmount: 1000,
  exampleText: 'Of every {amount} raised, the average fee is',
  explainerTitle: 'Looking to Learn More About Our Fees?',
  fees: [
    { _type: 'fee', figure: '1%', title: 'ACH', text: 'Per bank transfer.' },
    { _type: 'fee', figure: '3%', title: 'Card', text: 'Per card payment.' },
    { _type: 'fee', figure: '0.8%', title: 'Platform', text: 'Per donation.' },
    {
      _type: 'fee',
      figure: 'Most of it',
      title: 'is covered by donors',
      text: 'There are no upfront or annual fees.',
    },
  ],
  contactLink: link('Contact us', '/#contact'),
}
