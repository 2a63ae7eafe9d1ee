import { fillWords } from '../../lib/words/default-words.ts'
import { FEE_COPY_WORDS } from '../../schemas/documents/fee-copy.words.ts'
import { CALCULATOR_WORDS } from '../../schemas/objects/fee-calculator.words.ts'
import { link, type SeedDocument } from '../shapes.ts'

export const feeCopy: SeedDocument = {
  _id: 'feeCopy',
  _type: 'feeCopy',
  ...fillWords(FEE_COPY_WORDS),
  exampleAmount: 1000,
  answers: [
    {
      _type: 'boardAnswer',
      title: 'What does it cost?',
      figure: '0.8%',
      text: 'Per donation. Card 3%, bank transfer 1%. Most of it is covered by donors. No upfront or annual fees.',
    },
    {
      _type: 'boardAnswer',
      title: 'When is the money ours?',
      figure: '1–2 days',
      text: 'Straight to the masjid’s bank account.',
    },
    {
      _type: 'boardAnswer',
      title: 'Who handles the cards?',
      figure: 'PCI',
      text: 'A PCI-compliant third-party card and bank payment provider.',
    },
    {
      _type: 'boardAnswer',
      title: 'What do donors get?',
      figure: '1 + 1',
      text: 'A tax receipt after each gift, and a yearly summary.',
    },
    {
      _type: 'boardAnswer',
      title: 'Who sets it up?',
      text: 'Dedicated onboarding support: a person helps you.',
    },
  ],
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
