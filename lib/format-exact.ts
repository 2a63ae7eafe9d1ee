import { formatDollars } from './format.ts'

/** Numbers to the cent and the hundredth; apart from the others so that the landing page's code does without. */

const CENTS_PER_DOLLAR = 100
const PERCENT_DECIMALS = 2

/** "$9", or "$9.20" where the amount is not whole. */
export function formatExactDollars(dollars: number): string {
  const cents = Math.round(dollars * CENTS_PER_DOLLAR)
  const rest = cents % CENTS_PER_DOLLAR
  const whole = formatDollars((cents - rest) / CENTS_PER_DOLLAR)
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** "0.90%" for 0.9: the number already means percent. */
export function formatPercentage(percent: number): string {
  return `${percent.toFixed(PERCENT_DECIMALS)}%`
}
