import { fillWords } from '../../lib/words/default-words.ts'
import { CALCULATOR_WORDS, FEE_COPY_WORDS } from '../../schemas/objects/fees.words.ts'
import { link, singleton } from '../shapes.ts'

export const feeCopy = singleton('feeCopy', {
  ...fillWords(FEE_COPY_WORDS),
  exampleAmount: 1000,
  answers: [
    answer(
      'What does it cost?',
      'Per donation. Card 3%, bank transfer 1%. Most of it is covered by donors. No upfront or annual fees.',
      '0.8%',
    ),
    answer('When is the money ours?', 'Straight to the masjid’s bank account.', '1–2 days'),
    answer('Who handles the cards?', 'A PCI-compliant third-party card and bank payment provider.', 'PCI'),
    answer('What do donors get?', 'A tax receipt after each gift, and a yearly summary.', '1 + 1'),
    answer('Who sets it up?', 'Dedicated onboarding support: a person helps you.'),
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
})

function answer(title: string, text: string, figure?: string) {
  return { _type: 'boardAnswer', title, ...(figure && { figure }), text }
}
