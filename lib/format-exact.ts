import { formatDollars } from './format.ts'

/** In a file of their own to keep them out of the landing page's bundle. */

const CENTS_PER_DOLLAR = 100
const PERCENT_DECIMALS = 2

export function formatExactDollars(dollars: number): string {
  const cents = Math.round(dollars * CENTS_PER_DOLLAR)
  const rest = cents % CENTS_PER_DOLLAR
  const whole = formatDollars((cents - rest) / CENTS_PER_DOLLAR)
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** "0.90%" for 0.9: the number is already a percentage. */
export function formatPercentage(percent: number): string {
  return `${percent.toFixed(PERCENT_DECIMALS)}%`
}

export function formatCents(dollars: number): string {
  const cents = Math.round(dollars * CENTS_PER_DOLLAR)
  const rest = cents % CENTS_PER_DOLLAR
  return `${formatDollars((cents - rest) / CENTS_PER_DOLLAR)}.${String(rest).padStart(2, '0')}`
}
