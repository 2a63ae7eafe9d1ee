import { formatCount, formatDollars } from './format.ts'
import { asciiDigits } from './plain-text.ts'

/** In percent: 3 is 3%. */
export type FeeRates = { ach: number; card: number; platform: number }

export type Month = {
  /** Whole US dollars. */
  donations: number
  /** Percent of the donations that are paid by card; the rest is paid by bank transfer. */
  cardShare: number
}

/** In US dollars. The parts are rounded, and the sums are those of the rounded parts. */
export type MonthlyFees = {
  listed: FeeRates & { fees: number; kept: number }
  /** Null while the average fee is unknown. */
  average: { fees: number; kept: number } | null
}

export const EXAMPLE_MONTH: Month = { donations: 10_000, cardShare: 70 }

export const CARD_SHARE_STEP = 5
const MAX_DIGITS = 7
/** Smaller months are calculated and shown in cents. */
const WHOLE_FROM = 1_000
const CENTS = 100

/** The figure of a fee, such as "0.8%", in percent; null if it is not a percentage. */
export function readPercentage(figure: string): number | null {
  const [, number] = /^(\d{1,2}(?:\.\d{1,3})?)\s?%$/.exec(figure.trim()) ?? []
  return number === undefined ? null : Number(number)
}

/** What was typed in digits of any script, in whole dollars: at most seven digits, 0 without any. Cents are dropped. */
export function readDonations(typed: string): number {
  const [whole = ''] = asciiDigits(typed).split(/[.٫]/)
  return Number(whole.replace(/\D/g, '').slice(0, MAX_DIGITS))
}

/** "12,500", or nothing for what has no digits. */
export function groupDigits(typed: string): string {
  return /\p{Nd}/u.test(typed) ? formatCount(readDonations(typed)) : ''
}

/** A share in percent as the slider offers it. */
export function readCardShare(typed: string): number {
  const share = Number(typed || Number.NaN)
  if (!Number.isFinite(share)) return EXAMPLE_MONTH.cardShare
  return Math.min(100, Math.max(0, Math.round(share / CARD_SHARE_STEP) * CARD_SHARE_STEP))
}

export function workOutMonth({ donations, cardShare }: Month, rates: FeeRates, average: number | null): MonthlyFees {
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

/** An amount of such a month: in cents if the month is small, and always in as many decimals. */
export function formatOfMonth(dollars: number, { donations }: Month): string {
  if (donations === 0 || unitsOf(donations) === 1) return formatDollars(dollars)
  const cents = Math.round(dollars * CENTS)
  return `${formatDollars(Math.floor(cents / CENTS))}.${String(cents % CENTS).padStart(2, '0')}`
}

function unitsOf(donations: number): number {
  return donations < WHOLE_FROM ? CENTS : 1
}
