import type { SeedDocument } from '../shapes.ts'

export const milestone: SeedDocument = {
  _id: 'milestone',
  _type: 'milestone',
  show: true,
  showUntil: '2024-12-01',
  title: 'Alhamdulillah! Our partners have raised over',
  amountRaised: 500_000,
  goal: 1_000_000,
  goalText: 'toward the $1M goal.',
  text: 'Fees are waived on the first $5,000 raised for masjids that sign up through January 31, 2025.',
  dismissLabel: 'Continue',
}
