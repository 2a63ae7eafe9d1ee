import { readAmount } from './amounts.ts'
import { formatCents, formatDollars, formatExactDollars } from './format.ts'

/** Rates and shares are in percent: 3 is 3%. Amounts are in US dollars. */
export type FeeRates = { ach: number; card: number; platform: number }

export type Month = {
  /** null where what was typed cannot be read. */
  donations: number | null
  cardShare: number
}

export const EXAMPLE_MONTH = { donations: 10_000, cardShare: 70 } satisfies Month

export const CARD_SHARE_STEP = 5
/** In cents. */
const MAX_DONATIONS = 9_999_999_00
const WHOLE_FROM = 1_000
/** In place of every result of an amount that cannot be read: those of another amount, or $0, would be believed. */
const NO_RESULT = '–'
const CENTS = 100

export function readPercentage(figure: string): number | null {
  const [, number] = /^(\d{1,2}(?:\.\d{1,3})?)\s?%$/.exec(figure.trim()) ?? []
  return number === undefined ? null : Number(number)
}

/** Whole dollars: cents of a month do not count. `problem` is a sentence where nothing can be read, and '' elsewhere, as in an empty field. */
export function readDonations(typed: string): Pick<Month, 'donations'> & { problem: string } {
  const cents = readAmount(typed.trim() || '0', { max: MAX_DONATIONS })
  return typeof cents === 'string'
    ? { donations: null, problem: cents }
    : { donations: Math.floor(cents / CENTS), problem: '' }
}

export function readCardShare(typed: string): number {
  const share = Number(typed || Number.NaN)
  if (!Number.isFinite(share)) return EXAMPLE_MONTH.cardShare
  return Math.min(100, Math.max(0, Math.round(share / CARD_SHARE_STEP) * CARD_SHARE_STEP))
}

/** The sums are those of the rounded parts. */
export function workOutMonth({ cardShare, ...month }: Month, rates: FeeRates, average: number | null) {
  const donations = month.donations ?? 0
  const units = unitsOf(donations)
  const round = (percent: number, of = donations) => Math.round(((of * percent) / 100) * units)
  const card = round(rates.card, (donations * cardShare) / 100)
  const ach = round(rates.ach, (donations * (100 - cardShare)) / 100)
  const platform = round(rates.platform)
  const split = (fees: number) => ({ fees: fees / units, kept: (donations * units - fees) / units })
  return {
    listed: { ach: ach / units, card: card / units, platform: platform / units, ...split(card + ach + platform) },
    average: average === null ? null : split(round(average)),
  }
}

/** Percent of the month's donations; null where these cannot be read. */
export function shareOfMonth(dollars: number, { donations }: Month): number | null {
  return donations && (dollars / donations) * 100
}

export function formatOfMonth(dollars: number, { donations }: Month): string {
  if (donations === null) return NO_RESULT
  return donations === 0 || unitsOf(donations) === 1 ? formatDollars(dollars) : formatCents(dollars)
}

function unitsOf(donations: number): number {
  return donations < WHOLE_FROM ? CENTS : 1
}

/** Not in page-ids.ts, which the browser loads. */
export const AVERAGE_FEE_ID = 'average-fee'

/** Splits `exampleText` at its `{amount}` placeholder. A percentage of 0.9 means 0.90%. */
export function workOutFee(exampleText: string, exampleAmount: number, averagePercentage: number) {
  const [before = '', after = ''] = exampleText.split('{amount}')
  return {
    before,
    amount: formatDollars(exampleAmount),
    after,
    fee: formatExactDollars((exampleAmount * averagePercentage) / 100),
  }
}
