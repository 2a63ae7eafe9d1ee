import { readSection } from '@/components/sections/read-section.fixture'
import { readFeeCopy, readLandingPage, readMilestone } from '@/content/documents/readers.gen'
import type { FeeCopy, Milestone, PlatformStatistics, SectionOf, Toast } from '@/content/types'

export const statistics: PlatformStatistics = {
  totalAmount: 1_002_318,
  donationCount: 18_406,
  avgAmount: 54,
  donorCount: 1_247,
  averageFeePercentage: 0.9,
}

const EMPTY_FEES = readFeeCopy(Object({}))

export const fees: FeeCopy = {
  ...EMPTY_FEES,
  title: 'Average Fee Percentage Across Minara’s Masjids',
  exampleAmount: 1000,
  exampleText: 'Of every {amount} raised, the average fee is',
  explainerTitle: 'Looking to Learn More About Our Fees?',
  fees: [
    { _key: 'ach', figure: '1%', title: 'ACH', text: 'Per bank transfer.', counts: 'ach' },
    { _key: 'card', figure: '3%', title: 'Card', text: 'Per card payment.', counts: 'card' },
    { _key: 'platform', figure: '0.8%', title: 'Platform', text: 'Per donation.', counts: 'platform' },
  ],
  calculator: {
    words: {
      ...EMPTY_FEES.calculator,
      title: 'Work it out for your masjid',
      donationsLabel: 'Donations in a month',
      shareLabel: 'Paid by card or by bank transfer',
      cardLabel: 'Card',
      achLabel: 'Bank transfer (ACH)',
      averageLabel: 'Reaches the masjid, at the average of {percentage}',
      averageNote: 'Fees. Most of it is covered by donors.',
      listedLabel: 'If no donor covers the fees',
      listedText: 'Card {card}, ACH {ach}, platform {platform}',
      submitLabel: 'Work it out',
    },
    listedTemplate: 'Card {card}, ACH {ach}, platform {platform}',
    rates: { ach: 1, card: 3, platform: 0.8 },
  },
  contactLink: { label: 'Contact us', href: '/#contact' },
}

export const impact: SectionOf<'impact'> = {
  ...readSection('impact', {}),
  title: 'Our Impact',
  lead: 'What masjids have received through Minara.',
  totalRaisedLabel: 'Total Raised',
  donationsLabel: 'Donations Processed',
  averageLabel: 'Average Donation Size',
  donorsLabel: 'Total Donors',
  totalRaisedOffset: 40_000,
  goal: 1_500_000,
  tileText: 'One tile is {amount}.',
  goalText: 'The next goal is {amount}.',
  goalReachedText: 'Goal reached. All 100 tiles are lit.',
}

export const toast: Toast = {
  ...readLandingPage(Object({})).toast,
  text: 'Someone donated {amount}',
  today: 'today',
  oneDay: '1 day ago',
  manyDays: '{days} days ago',
}

export const milestone: Milestone = {
  ...readMilestone(Object({})),
  closesAt: null,
  show: true,
  showFrom: '',
  showFromTime: '',
  showUntil: '2099-12-31',
  showUntilTime: '',
  timeZone: '',
  title: 'Alhamdulillah! Our partners have raised over',
  amountRaised: 500_000,
  goal: 1_000_000,
  goalText: 'toward the $1M goal.',
  text: 'Fees are waived on the first $5,000 raised.',
  dismissLabel: 'Continue',
}
