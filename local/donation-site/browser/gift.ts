import { type Amount, readAmount } from './amounts.gen.ts'

/** What a donor chooses, and its arithmetic. The server, the page and the tests use it. Money is in whole cents. */

const FREQUENCIES = ['once', 'week', 'month'] as const
export const METHODS = ['phone', 'card', 'bank'] as const
export const FUNDS = ['Masjid operations', 'Zakat', 'Sadaqah', 'Weekend school'] as const

type Frequency = (typeof FREQUENCIES)[number]
type Method = (typeof METHODS)[number]

export type Gift = {
  amount: number
  frequency: Frequency
  fund: string
  method: Method
  /** The donor pays the fees on top of the amount. */
  isCovered: boolean
}

export const DEFAULT_GIFT: Gift = {
  amount: 50_00,
  frequency: 'once',
  fund: FUNDS[0],
  method: 'phone',
  isCovered: true,
}

export const MIN_AMOUNT = 1_00
const MAX_AMOUNT = 9_999_999_00

/** Thousandths of the amount: 3% for cards and wallets, 1% for bank transfers, and 0.8% for the platform. */
const PLATFORM_FEE = 8
const FEES: Record<Method, number> = { phone: 30, card: 30, bank: 10 }

/** The fees of an amount, whoever pays them. */
export function feesOf({ amount, method }: Gift): number {
  return Math.round((amount * (FEES[method] + PLATFORM_FEE)) / 1000)
}

export function totalOf(gift: Gift): number {
  return gift.amount + (gift.isCovered ? feesOf(gift) : 0)
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
    fund: oneOf(FUNDS, field('fund')),
    method: oneOf(METHODS, field('method')),
    isCovered: field('cover') !== null,
  }
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], wanted: string | null): Choice {
  return choices.find(choice => choice === wanted) ?? choices[0]
}
