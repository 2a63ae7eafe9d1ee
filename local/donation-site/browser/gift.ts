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

/** Characters of the amount's field, without commas. */
export const MAX_AMOUNT_LENGTH = 7

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

/** Cents in "50", "$1,250.50" or "12."; 0 when there is no number. */
export function parseAmount(text: string): number {
  const [whole = '', fraction = ''] = keepAmount(text).split('.')
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** The text without commas and without characters that no amount has. */
export function keepAmount(text: string): string {
  return text.replace(/[^\d.]/g, '').slice(0, MAX_AMOUNT_LENGTH)
}

/** The gift in the fields of a form. Fields that are missing or unknown have their default. */
export function readGift(field: (name: string) => string | null): Gift {
  return {
    amount: parseAmount(field('amount') ?? '50'),
    frequency: oneOf(FREQUENCIES, field('frequency')),
    fund: oneOf(FUNDS, field('fund')),
    method: oneOf(METHODS, field('method')),
    isCovered: field('cover') !== null,
  }
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], wanted: string | null): Choice {
  return choices.find(choice => choice === wanted) ?? choices[0]
}
