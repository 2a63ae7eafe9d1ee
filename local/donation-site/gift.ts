import type { Draft } from '@/components/give/form'
import { petalsOfGift, RAISED, workOutGift } from '@/components/give/goal'
import type { IconName } from '@/lib/icons'
import { readAmount } from '@/lib/words/amounts'
import { formatExactDollars } from '@/lib/words/format'

const RHYTHMS = ['', ', every Friday', ', every month']
const PER = ['', ' a week', ' a month']
export const CAUSES = ['Masjid operations', 'Zakat', 'Sadaqah', 'Weekend school']

export const WAYS = ['phone', 'card', 'bank'] as const

type Way = (typeof WAYS)[number]

/** Fees are in percent: 3 for cards and wallets, 1 for bank transfers, and 0.8 for the platform. */
export const METHODS: Record<Way, { name: string; icon: IconName; fee: number }> = {
  phone: { name: 'Phone wallet', icon: 'contactless-payment', fee: 3.8 },
  card: { name: 'Card', icon: 'money', fee: 3.8 },
  bank: { name: 'Bank account', icon: 'bank', fee: 1.8 },
}

/** What a donor chooses. */
export type Gift = Draft & { method: Way }

/** In cents. */
const LIMITS = { min: 1_00, max: 9_999_999_00 }
/** The number of the first receipt of the year that the demo writes. */
const FIRST_RECEIPT = 418
/** The longest time from the first tap to the receipt that the page mentions. */
const MAX_SECONDS = 30
const FRIDAY = 5

/** Where a donor is between the first choice and the receipt. Money is in dollars. */
export type Flow = {
  view: 'choose' | 'ready' | 'paying' | 'receipt'
  gift: Gift
  /** What is in the field of the amount, and why it is none: '' until Give was pressed. */
  typed: string
  problem: string
  /** What came in before this gift. */
  before: number
  receipt: number
  /** When the first tap came, as performance.now() has it. */
  startedAt: number | null
  /** "From first tap to receipt: 12 seconds." */
  time: string
  pledge: 'offered' | 'made' | 'refused'
}

/** Without JavaScript the forms ask for the page again, with the gift in the address. What is missing or unknown there has its default. */
export function startFlow(query: URLSearchParams): Flow {
  const step = query.get('step')
  const { typed = '50', often, cause, cover, method } = step ? Object.fromEntries(query) : { cover: 'on' }
  const { amount, problem } = readTyped(typed)
  return {
    ...{ typed, problem, before: RAISED, receipt: FIRST_RECEIPT, startedAt: null, time: '' },
    view: step && !problem ? 'receipt' : 'choose',
    gift: {
      ...{ amount, cover: Boolean(cover) },
      often: Math.max(0, Object.keys(RHYTHMS).indexOf(often ?? '')),
      cause: CAUSES.find(known => known === cause) ?? 'Masjid operations',
      method: WAYS.find(known => known === method) ?? 'phone',
    },
    pledge: step === 'pledged' ? 'made' : 'offered',
  }
}

export function choose(flow: Flow, changes: Partial<Gift>): Flow {
  const chosen = { ...flow, gift: { ...flow.gift, ...changes } }
  return changes.amount ? type(chosen, String(changes.amount)) : chosen
}

export function type(flow: Flow, typed: string): Flow {
  const { amount } = readTyped(typed)
  return { ...flow, typed, gift: { ...flow.gift, amount }, problem: amount ? '' : flow.problem }
}

/** A terminal waits for a card first. */
export function give(flow: Flow, next: 'ready' | 'paying'): Flow {
  const { problem } = readTyped(flow.typed)
  return { ...flow, problem, view: problem ? 'choose' : next }
}

/** `now` as performance.now() has it; a gift that took too long is not said to have been quick. */
export function receive(flow: Flow, now: number): Flow {
  const seconds = Math.ceil((now - (flow.startedAt ?? 0)) / 1000)
  const time = seconds > MAX_SECONDS ? '' : `From first tap to receipt: ${seconds} second${seconds === 1 ? '' : 's'}.`
  return { ...flow, view: 'receipt', startedAt: null, time }
}

export function giveAgain({ before, gift, receipt, ...flow }: Flow): Flow {
  return { ...flow, view: 'choose', gift, before: before + gift.amount, receipt: receipt + 1 }
}

/** An amount that is none is 0, with a sentence that says why. */
function readTyped(typed: string): { amount: number; problem: string } {
  const cents = readAmount(typed, LIMITS)
  return typeof cents === 'string' ? { amount: 0, problem: cents } : { amount: cents / 100, problem: '' }
}

/** What the page says about a gift. */
export function wordsOf({ amount, often, cover, method }: Gift, today: Date) {
  const { fees, total } = workOutGift({ amount, feePercent: METHODS[method].fee, coversFees: cover })
  const given = formatExactDollars(amount)
  return {
    amount: given,
    gift: given + RHYTHMS[often],
    fees: formatExactDollars(fees),
    total: formatExactDollars(total),
    give: amount ? formatExactDollars(total) + PER[often] : '',
    adds: cover
      ? `Adds ${amount ? formatExactDollars(fees) : 'them'} to your gift`
      : `The masjid receives ${formatExactDollars(amount - fees)}`,
    when: ['', `Every Friday, from ${monthAndDay(nextFriday(today))}`, 'Every month, from today'][often],
  }
}

/** "petal 7", "petals 7 to 10" or "half of petal 7"; past the goal, "for the next goal". */
export function namePetals(before: number, amount: number): string {
  const { first, last, kind } = petalsOfGift(before, amount)
  if (kind === 'beyond') return 'for the next goal'
  if (last > first) return `petals ${first} to ${last}`
  return kind === 'whole' ? `petal ${first}` : `${kind} of petal ${first}`
}

/** The first Friday after today. */
export function nextFriday(today: Date): Date {
  const friday = new Date(today)
  friday.setDate(today.getDate() + ((FRIDAY - today.getDay() + 7) % 7 || 7))
  return friday
}

/** "November 27" */
export function monthAndDay(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
}
