import { picture, type SeedDocument } from '../shapes.ts'

const donor: SeedDocument[] = [
  {
    _id: 'feature-donor-give-in-seconds',
    _type: 'feature',
    side: 'donor',
    id: 'give-in-seconds',
    name: 'Give in seconds',
    description: 'Under 30 seconds, with Apple Pay or Google Pay.',
    icon: 'lightning',
    picture: picture(
      'donor-1-stopwatch.webp',
      'A stopwatch at 18 of 30 seconds, beside three steps: $50 once, Apple Pay or Google Pay, receipt sent',
    ),
  },
  {
    _id: 'feature-donor-weekly-jummah-pledge',
    _type: 'feature',
    side: 'donor',
    id: 'weekly-jummah-pledge',
    name: 'Weekly Jummah pledge',
    mobilename: 'Jummah pledge',
    description: 'A Friday nudge to sign up, then it repeats.',
    icon: 'repeat',
    picture: picture(
      'donor-2-weekly-jumuah.webp',
      'A calendar for October 2026 with every Friday marked by a petal, and a card that reads: Every Friday, $20',
    ),
  },
  {
    _id: 'feature-donor-scheduled-ramadan-gifts',
    _type: 'feature',
    side: 'donor',
    id: 'scheduled-ramadan-gifts',
    name: 'Scheduled Ramadan gifts',
    mobilename: 'Ramadan gifts',
    description: 'Each day, the last ten nights or the odd nights.',
    icon: 'moon-stars',
    picture: picture(
      'donor-3-last-ten-nights.webp',
      'A rosette of ten petals numbered 21 to 30 around $500, with $80 on each odd night and $20 on each even night',
    ),
  },
  {
    _id: 'feature-donor-choose-the-cause',
    _type: 'feature',
    side: 'donor',
    id: 'choose-the-cause',
    name: 'Choose the cause',
    description: 'Sadaqah, Zakat, membership dues and more.',
    icon: 'hand-heart',
    picture: picture(
      'donor-4-choose-the-fund.webp',
      'The question “Where should this gift go?” above four cards: Zakat, Sadaqah (selected), Building and Operations',
    ),
  },
  {
    _id: 'feature-donor-tax-receipts',
    _type: 'feature',
    side: 'donor',
    id: 'tax-receipts',
    name: 'Tax receipts',
    description: 'One after each donation, and a yearly summary.',
    icon: 'receipt',
    picture: picture(
      'donor-5-tax-receipts.webp',
      'A donation receipt for $50.00 from Masjid As-Salam beside a 2026 giving statement with a bar for each month',
    ),
  },
]

const management: SeedDocument[] = [
  {
    _id: 'feature-masjid-reports-and-analytics',
    _type: 'feature',
    side: 'masjid',
    id: 'reports-and-analytics',
    name: 'Reports and analytics',
    description: 'Donation history, sent by e-mail.',
    icon: 'gauge',
    picture: picture(
      'manage-1-dashboard.webp',
      'A dashboard for one week at Masjid As-Salam: 72% of a $10,000 goal, ten weekly bars and the latest gifts',
    ),
  },
  {
    _id: 'feature-masjid-goal-tracking',
    _type: 'feature',
    side: 'masjid',
    id: 'goal-tracking',
    name: 'Goal tracking',
    description: 'Weekly, monthly or annual, in real time.',
    icon: 'chart-line-up',
    picture: picture(
      'manage-2-lobby-screen.webp',
      'A screen in a lobby shows $7,240 of $10,000 for heating and repairs, a rosette at 72% and the three newest gifts',
    ),
  },
  {
    _id: 'feature-masjid-drives-and-charity-categories',
    _type: 'feature',
    side: 'masjid',
    id: 'drives-and-charity-categories',
    name: 'Drives and charity categories',
    mobilename: 'Drives and causes',
    description: 'Ramadan drives, causes, Jummah pledges.',
    icon: 'target',
    picture: picture(
      'manage-3-campaigns.webp',
      'A campaign card named “A roof before winter”, at $58,640 of $75,000, beside a QR code to print for the door',
    ),
  },
  {
    _id: 'feature-masjid-automated-tax-receipts',
    _type: 'feature',
    side: 'masjid',
    id: 'automated-tax-receipts',
    name: 'Automated tax receipts',
    mobilename: 'Tax receipts',
    description: 'One per donation, and an end-of-year statement.',
    icon: 'receipt',
    picture: picture(
      'manage-4-donors-and-receipts.webp',
      'A list of five donors with what each gave in 2026 and whether the receipt is sent or ready',
    ),
  },
  {
    _id: 'feature-masjid-deposits',
    _type: 'feature',
    side: 'masjid',
    id: 'deposits',
    name: 'Deposits within 1-2 days',
    mobilename: 'Deposits',
    description: 'Directly to the masjid’s bank account.',
    icon: 'bank',
    picture: picture(
      'manage-5-payouts.webp',
      'A deposit of $6,204.50 on its way to the bank: collected, fees settled, deposited in 1-2 days; donors covered most of the fees',
    ),
  },
]

export const features: SeedDocument[] = [...donor, ...management]
