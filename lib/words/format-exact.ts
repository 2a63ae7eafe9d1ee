import { formatDollars } from './format.ts'

/** In a file of their own to keep them out of the landing page's bundle. */

const CENTS_PER_DOLLAR = 100
const PERCENT_DECIMALS = 2
/** In binary, 1.005 is a little less than that, and would be rounded down. */
const BINARY_ERROR = 1e-9

export function formatExactDollars(dollars: number): string {
  return Math.round(dollars * CENTS_PER_DOLLAR) % CENTS_PER_DOLLAR ? formatCents(dollars) : formatDollars(dollars)
}

/** "0.90%" for 0.9: the number is already a percentage. */
export function formatPercentage(percent: number): string {
  const hundredths = Math.round(percent * 10 ** PERCENT_DECIMALS + BINARY_ERROR)
  return `${(hundredths / 10 ** PERCENT_DECIMALS).toFixed(PERCENT_DECIMALS)}%`
}

export function formatCents(dollars: number): string {
  const cents = Math.round(dollars * CENTS_PER_DOLLAR)
  const rest = cents % CENTS_PER_DOLLAR
  return `${formatDollars((cents - rest) / CENTS_PER_DOLLAR)}.${String(rest).padStart(2, '0')}`
}
