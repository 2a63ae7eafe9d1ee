import { RAISED, workOutGift } from '@/components/give/goal'
import { type Amount, dollars, readAmount } from '@/lib/words/amounts'

export const FREQUENCIES = ['once', 'week', 'month'] as const
export const METHODS = ['phone', 'card', 'bank'] as const
export const CAUSES = ['Masjid operations', 'Zakat', 'Sadaqah', 'Weekend school'] as const

type Frequency = (typeof FREQUENCIES)[number]
export type Method = (typeof METHODS)[number]

/** What a donor chooses. Money is in whole cents. */
export type Gift = {
  amount: number
  frequency: Frequency
  cause: string
  method: Method
  /** The donor pays the fees on top of the amount. */
  cover: boolean
}

export const DEFAULT_GIFT: Gift = {
  amount: 50_00,
  frequency: 'once',
  cause: CAUSES[0],
  method: 'phone',
  cover: true,
}

export const MIN_AMOUNT = 1_00
const MAX_AMOUNT = 9_999_999_00

/** The number of the first receipt of the year that the demo writes. */
const FIRST_RECEIPT = 418

/** In percent: 3 for cards and wallets, 1 for bank transfers, and 0.8 for the platform. */
const FEES: Record<Method, number> = { phone: 3.8, card: 3.8, bank: 1.8 }

/** The fees of an amount, whoever pays them. */
export function feesOf({ amount, method }: Gift): number {
  const { fees } = workOutGift({ amount: amount / 100, feePercent: FEES[method], coversFees: false })
  return Math.round(fees * 100)
}

export function totalOf(gift: Gift): number {
  return gift.amount + (gift.cover ? feesOf(gift) : 0)
}

/** What arrives at the masjid. */
export function receivedOf(gift: Gift): number {
  return totalOf(gift) - feesOf(gift)
}

/** What the field of the amount says; null stands for no such field. */
export function readGiftAmount(typed: string | null): Amount {
  if (typed === null) return { kind: 'amount', cents: DEFAULT_GIFT.amount }
  return readAmount(typed, { min: MIN_AMOUNT, max: MAX_AMOUNT })
}

/** The gift in the fields of a form. Fields that are missing or unknown have their default; an amount that is none is 0. */
export function readGift(field: (name: string) => string | null): Gift {
  const amount = readGiftAmount(field('amount'))
  return {
    amount: amount.kind === 'amount' ? amount.cents : 0,
    frequency: oneOf(FREQUENCIES, field('frequency')),
    cause: oneOf(CAUSES, field('cause')),
    method: oneOf(METHODS, field('method')),
    cover: field('cover') !== null,
  }
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], wanted: string | null): Choice {
  return choices.find(choice => choice === wanted) ?? choices[0]
}

/** Where a donor is between the first choice and the receipt. Money is in whole cents. */
export type Flow = {
  view: 'choose' | 'confirm' | 'paying' | 'receipt'
  gift: Gift
  /** What stands in the field of the amount, and why it is none: '' where it is one, and until Give was pressed. */
  typed: string
  problem: string
  /** What had come in before this gift, and has with it. */
  before: number
  raised: number
  receipt: number
  /** "From first tap to receipt: 12 seconds." */
  time: string
  pledge: 'offered' | 'made' | 'refused'
  isDeclined: boolean
}

export type Step =
  | { step: 'choose'; gift: Partial<Gift> }
  | { step: 'type'; typed: string }
  | { step: 'arrive'; time: string }
  | { step: 'answer'; pledge: Flow['pledge'] }
  | { step: 'group' | 'ungroup' | 'give' | 'back' | 'confirm' | 'decline' | 'lose' }

/** Without JavaScript the forms ask for the page again, with the gift in the address. */
export function startFlow(query: URLSearchParams): Flow {
  const step = query.get('step')
  const gift = step === null ? DEFAULT_GIFT : readGift(name => query.get(name))
  const typed = step === null ? null : query.get('amount')
  const amount = readGiftAmount(typed)
  const start: Flow = {
    ...{ view: 'choose', gift, typed: typed ?? '50', problem: '', time: '', pledge: 'offered', isDeclined: false },
    ...{ before: RAISED * 100, raised: RAISED * 100, receipt: FIRST_RECEIPT - 1 },
  }
  if (amount.kind !== 'amount') return { ...start, problem: amount.sentence }
  if (step === 'confirm') return { ...start, view: 'confirm' }
  const done = follow(start, { step: 'arrive', time: '' })
  if (step === 'receipt') return done
  return step === 'pledged' ? { ...done, pledge: 'made' } : start
}

export function follow(flow: Flow, action: Step): Flow {
  const { gift, typed, problem } = flow
  switch (action.step) {
    case 'choose': {
      const { amount } = action.gift
      const chosen = { ...flow, gift: { ...gift, ...action.gift }, isDeclined: false }
      return amount ? { ...chosen, typed: String(amount / 100), problem: '' } : chosen
    }
    case 'type': {
      const amount = readGiftAmount(action.typed)
      const cents = amount.kind === 'amount' ? amount.cents : 0
      return { ...flow, typed: action.typed, gift: { ...gift, amount: cents }, problem: cents ? '' : problem }
    }
    case 'group':
      return { ...flow, typed: grouped(typed) }
    // The commas are the page's: without the last digit, 1,250 would become 1,25.
    case 'ungroup':
      return typed === grouped(typed) ? { ...flow, typed: typed.replaceAll(',', '') } : flow
    case 'give': {
      const amount = readGiftAmount(typed)
      return amount.kind === 'amount' ? { ...flow, view: 'confirm' } : { ...flow, problem: amount.sentence }
    }
    case 'back':
      return { ...flow, view: 'choose', isDeclined: false }
    case 'confirm':
      return { ...flow, view: 'paying' }
    case 'decline':
      return { ...flow, view: 'choose', isDeclined: true }
    case 'lose':
      return flow.view === 'confirm' ? { ...flow, view: 'choose' } : flow
    case 'arrive': {
      const { raised, receipt } = flow
      const sums = { before: raised, raised: raised + gift.amount, receipt: receipt + 1 }
      return { ...flow, ...sums, view: 'receipt', time: action.time }
    }
    case 'answer':
      return { ...flow, pledge: action.pledge }
  }
}

/** Commas between thousands; what is no amount stays as it was typed. */
function grouped(typed: string): string {
  const amount = readGiftAmount(typed)
  return amount.kind === 'amount' ? dollars(amount.cents).slice(1) : typed
}
