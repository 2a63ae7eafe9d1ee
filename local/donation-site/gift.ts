import { workOutGift } from '@/components/give/goal'
import { type Amount, readAmount } from '@/lib/words/amounts'

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
