import { fillWords } from '../../lib/words/default-words.ts'
import { CALCULATOR_WORDS } from '../../schemas/objects/fee-calculator.words.ts'
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
  calculator: fillWords(CALCULATOR_WORDS),
  contactLink: link('Contact us', '/#contact'),
}
