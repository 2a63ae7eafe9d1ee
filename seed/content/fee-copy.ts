import { link, type SeedDocument } from '../shapes.ts'

export const feeCopy: SeedDocument = {
  _id: 'feeCopy',
  _type: 'feeCopy',
  title: 'Average Fee Percentage Across Minara’s Masjids',
  exampleAmount: 1000,
  exampleText: 'Of every {amount} raised, the average fee\u00a0is',
  explainerTitle: 'Looking to Learn More About Our Fees?',
  fees: [
    { _type: 'fee', figure: '1%', title: 'ACH', text: 'Per bank transfer.', counts: 'ach' },
    { _type: 'fee', figure: '3%', title: 'Card', text: 'Per card payment.', counts: 'card' },
    { _type: 'fee', figure: '0.8%', title: 'Platform', text: 'Per donation.', counts: 'platform' },
    {
      _type: 'fee',
      figure: 'Most of it',
      title: 'is covered by donors',
      text: 'There are no upfront or annual fees.',
    },
  ],
  calculator: {
    title: 'Work it out for your masjid',
    donationsLabel: 'Donations in a month',
    shareLabel: 'Paid by card or by bank transfer',
    cardLabel: 'Card',
    achLabel: 'Bank transfer (ACH)',
    averageLabel: 'Reaches your masjid at the average fee, {percentage}',
    averageNote: 'Fees, most of them covered by donors',
    listedLabel: 'If no donor covers the fees',
    listedText: 'Card {card}, ACH {ach}, platform {platform}',
    submitLabel: 'Work it out',
  },
  contactLink: link('Contact us', '/#contact'),
}
