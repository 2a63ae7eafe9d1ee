import { document, type SeedDocument } from '../shapes.ts'

export const problems: SeedDocument[] = [
  document('problem', 'cash', {
    title: 'Donors do not carry cash',
    text: 'About 15% of people carry cash, and the average is under $50. Few have more with them, so donations above $100 are held back.',
    icon: 'money',
  }),
  document('problem', 'boxes', {
    title: 'Donors do not trust collection boxes',
    text: 'A box gives no receipt. Donors want to choose the cause and to see that their gift arrived.',
    icon: 'tip-jar',
  }),
  document('problem', 'mobile', {
    title: 'Donors expect mobile giving',
    text: 'They already pay with Apple Pay and Google Pay. Giving to the masjid should be as quick.',
    icon: 'device-mobile',
  }),
  document('problem', 'payment-apps', {
    title: 'Donors dislike Venmo, Zelle and PayPal',
    text: 'They would rather give on the masjid’s own page, to a cause the masjid has named, and receive a tax receipt.',
    icon: 'user-circle',
  }),
]

export const solutions: SeedDocument[] = [
  document('solution', 'instant', {
    title: 'Instant donations',
    text: 'Donating takes under 30 seconds, with a card, a bank account, Apple Pay or Google Pay.',
    icon: 'lightning',
  }),
  document('solution', 'sustained', {
    title: 'Larger and sustained giving',
    text: 'One-time and recurring gifts by day, week, month or year, with an optional number of payments. About 20% of donations are recurring, and the average donation is about 5x a typical cash donation.',
    icon: 'plant',
  }),
  document('solution', 'campaigns', {
    title: 'Masjid campaigns',
    text: 'Causes the masjid defines: Sadaqah, Zakat, membership dues, program sponsorships. Goals are tracked in real time, and anonymized prompts show the masjid’s largest donations. School payments run as one-time or monthly plans that parents can prepay.',
    icon: 'target',
  }),
  document('solution', 'ramadan', {
    title: 'Ramadan giving',
    text: 'Ramadan is about 50% of donations. Donors schedule each day, the last ten nights or the odd nights for the night of power, and gifts for Eid-Al-Fitr, Laylat Al-Qadr and the first 10 days of Dhul Hijjah.',
    icon: 'moon-stars',
  }),
  document('solution', 'receipts', {
    title: 'Tax receipts and reporting',
    text: 'A receipt after each donation and a yearly summary for donors; weekly reports for the masjid.',
    icon: 'receipt',
  }),
]
