import { document, type SeedDocument } from '../shapes.ts'

export const features: SeedDocument[] = [
  feature('donor', 'give-in-seconds', {
    name: 'Give in seconds',
    description: 'Under 30 seconds, with Apple Pay or Google Pay.',
    icon: 'lightning',
    moment: moment('tap', 'Amina taps $50 at 0:00.\nAt 0:18 she has a receipt.', {
      figure: '0:18',
      masjid: 'Masjid As-Salam',
      note: 'Sent to Amina',
      lines: [line('Give'), line('Receipt', '$50.00')],
    }),
  }),
  feature('donor', 'weekly-jummah-pledge', {
    name: 'Weekly Jummah pledge',
    mobilename: 'Jummah pledge',
    description: 'A Friday nudge to sign up, then it repeats.',
    icon: 'repeat',
    moment: moment('pledge', 'Every Friday at 1:30, without a reminder.', {
      figure: '1:30',
      masjid: 'Masjid An-Nur',
      note: '$50, every Friday',
      lines: lines({ 'Nov 6': 50, 'Nov 13': 50, 'Nov 20': 50, 'Nov 27': 50, 'Dec 4': 50 }),
    }),
  }),
  feature('donor', 'scheduled-ramadan-gifts', {
    name: 'Scheduled Ramadan gifts',
    mobilename: 'Ramadan gifts',
    description: 'Each day, the last ten nights or the odd nights.',
    icon: 'moon-stars',
    moment: moment('night', 'Night 27: she prays. The gift goes by itself.', {
      figure: '27',
    }),
  }),
  feature('donor', 'choose-the-cause', {
    name: 'Choose the cause',
    description: 'Sadaqah, Zakat, membership dues and more.',
    icon: 'hand-heart',
    moment: moment('cause', 'This one is for the roof.', {
      masjid: 'Masjid Al-Huda',
      lines: [line('Sadaqah'), line('Zakat'), line('Roof fund'), line('Membership dues')],
    }),
  }),
  feature('donor', 'tax-receipts', {
    name: 'Tax receipts',
    description: 'One after each donation, and a yearly summary.',
    icon: 'receipt',
    moment: moment('summary', 'December 31: one summary.', {
      figure: '2026',
      masjid: 'Masjid Ar-Rahma',
      lines: lines({ Sadaqah: 1240, Zakat: 800, Fridays: 2600, '52 gifts, one page': 4640 }),
    }),
  }),
  feature('masjid', 'reports-and-analytics', {
    name: 'Reports and analytics',
    description: 'Donation history, sent by e-mail.',
    icon: 'gauge',
    moment: moment('report', 'Saturday: one report, no counting.', {
      figure: '41',
      masjid: 'Masjid As-Salam',
      note: '41 gifts, $1,915',
      lines: lines({ Tue: 145, Wed: 210, Thu: 180, Fri: 740, Sat: 240, Sun: 290, Mon: 110 }),
    }),
  }),
  feature('masjid', 'goal-tracking', {
    name: 'Goal tracking',
    description: 'Weekly, monthly or annual, in real time.',
    icon: 'chart-line-up',
    moment: moment('goal', '72% of the week’s goal, live in the lobby.', {
      figure: '72%',
      masjid: 'Masjid At-Tawba',
      note: '$360 of $500 this week',
      lines: lines({ Amina: 50, Yusuf: 25, Anonymous: 100 }),
    }),
  }),
  feature('masjid', 'drives-and-charity-categories', {
    name: 'Drives and charity categories',
    mobilename: 'Drives and causes',
    description: 'Ramadan drives, causes, Jummah pledges.',
    icon: 'target',
    moment: moment('drive', 'One page for the roof, and nothing else.', {
      masjid: 'Islamic Centre of Hamilton',
      note: 'New roof, $46,300 of $90,000',
    }),
  }),
  feature('masjid', 'automated-tax-receipts', {
    name: 'Automated tax receipts',
    mobilename: 'Tax receipts',
    description: 'One per donation, and an end-of-year statement.',
    icon: 'receipt',
    moment: moment('receipts', '418 receipts, sent while you slept.', {
      figure: '418',
      note: '$50.00',
      lines: lines({ 'Amina R.': 50, 'Yusuf K.': 25, 'Hana S.': 120, 'Bilal M.': 40 }),
    }),
  }),
  feature('masjid', 'deposits', {
    name: 'Deposits within 1-2 days',
    mobilename: 'Deposits',
    description: 'Directly to the masjid’s bank account.',
    icon: 'bank',
    moment: moment('deposit', 'Tuesday: in the masjid’s bank.', {
      note: 'Amina’s $50 is in it',
      lines: [line('Deposit', '$7,240.00')],
    }),
  }),
]

function feature(side: 'donor' | 'masjid', id: string, fields: object): SeedDocument {
  return document('feature', `${side}-${id}`, { side, id, ...fields })
}

function moment(scene: string, sentence: string, parts: object) {
  return { _type: 'moment', scene, sentence, ...parts }
}

function line(label: string, amount?: string) {
  return { _type: 'momentLine', label, ...(amount && { amount }) }
}

/** One for each label, with its dollars. */
function lines(dollars: Record<string, number>) {
  return Object.entries(dollars).map(([label, amount]) => line(label, `$${amount.toLocaleString('en-US')}`))
}
