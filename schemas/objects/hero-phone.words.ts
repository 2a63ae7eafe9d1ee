import type { DefaultWords } from '../../lib/words/default-words.ts'

/** Content from before the phone could be tried has none of these texts. */
export const PHONE_WORDS = {
  tryIt: { title: 'Button that starts it; {amount} stands for the sum', text: 'Try it: give {amount}' },
  week: { title: 'On the rosette; {raised} and {goal} stand for the sums', text: '{raised} of {goal} this\u00a0week' },
  picture: {
    title: 'Read aloud before it is tried; {amount}, {masjid} and {total} stand for what it shows',
    text: 'A phone shows a gift of {amount} to {masjid}, with the fees covered: {total} in all',
  },
  page: {
    title: 'Read aloud once it is tried',
    text: 'A donation page you can try. It is an example: no money moves.',
  },
  often: { title: 'How often', text: 'How often' },
  once: { title: 'Once', text: 'Once' },
  weekly: { title: 'Weekly', text: 'Weekly' },
  monthly: { title: 'Monthly', text: 'Monthly' },
  amount: { title: 'Amount', text: 'Amount' },
  cause: { title: 'Cause', text: 'Cause' },
  coverFees: { title: 'Switch for the fees', text: 'Cover the fees' },
  adds: { title: 'Below the switch, when on; {amount} stands for the fees', text: 'Adds {amount}' },
  wouldAdd: { title: 'Below the switch, when off', text: 'Would add {amount}' },
  give: { title: 'Button; {amount} stands for the total', text: 'Give {amount}' },
  aWeek: { title: 'After a weekly amount', text: 'a week' },
  aMonth: { title: 'After a monthly amount', text: 'a month' },
  giving: { title: 'Button, for a moment after the tap', text: 'Giving...' },
  safety: { title: 'Below the button', text: 'Encrypted. Receipt by e-mail.' },
  given: { title: 'Receipt: title; {amount} stands for the total', text: '{amount} given' },
  gift: { title: 'Receipt: the gift', text: 'Gift' },
  feesCovered: { title: 'Receipt: the fees', text: 'Fees covered' },
  notCovered: { title: 'Receipt: no fees', text: 'No' },
  everyWeek: { title: 'Receipt: weekly', text: 'Every week' },
  everyMonth: { title: 'Receipt: monthly', text: 'Every month' },
  total: { title: 'Receipt: the total', text: 'Total' },
  moved: { title: 'Receipt: last line', text: 'An example. No money moved.' },
  again: { title: 'Receipt: button', text: 'Give again' },
  receipt: {
    title: 'Read aloud after a gift; {total} and {masjid} stand for what was given',
    text: 'Receipt: {total} to {masjid}.',
  },
  petal: {
    title: 'After a gift; {first} stands for the petal, {often} for how often',
    text: 'Petal {first} is yours{often}.',
  },
  petals: { title: 'The same for several petals', text: 'Petals {first} to {last} are yours{often}.' },
  half: { title: 'The same for half a petal', text: 'Half of petal {first} is yours{often}.' },
  part: { title: 'The same for another part of a petal', text: 'Part of petal {first} is yours{often}.' },
  yoursWeekly: { title: '{often} of a weekly gift', text: ', every week' },
  yoursMonthly: { title: '{often} of a monthly gift', text: ', every month' },
  soFar: { title: 'After it; {raised} and {goal} stand for the sums', text: '{raised} of {goal} this\u00a0week.' },
  reached: { title: 'After it, when the goal is reached', text: 'This week’s goal is reached.' },
  nextGoal: { title: 'After a gift beyond the goal', text: 'Your gift opens the next goal.' },
  you: { title: 'Tag of the visitor’s gift', text: 'you' },
  youWeekly: { title: 'Tag of a weekly gift', text: 'you, each week' },
  youMonthly: { title: 'Tag of a monthly gift', text: 'you, each month' },
  onWall: {
    title: 'Above the wall of the total, after a gift; {amount} stands for it',
    text: 'Your\u00a0{amount} would be\u00a0here.',
  },
  ownTile: { title: 'At the wall of the mission, after a gift', text: 'yours' },
  inTime: {
    title: 'In the contact section, after a gift of at most 30 seconds; {amount} and {seconds} stand for it',
    text: 'You gave {amount} in {seconds}\u00a0seconds. Your donors can\u00a0too.',
  },
  example: { title: 'Read aloud last', text: 'An example: no money moved.' },
} satisfies DefaultWords<string>

export type PhoneWords = Record<keyof typeof PHONE_WORDS, string>
