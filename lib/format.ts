/**
 * Numbers as visitors read them, in American English. Without Intl: browsers take some 20 ms of a fast machine to get it
 * ready, while the page should become interactive.
 */

const CENTS_PER_DOLLAR = 100
const HUNDRED = 100
const PERCENT_DECIMALS = 2

/** "$1,042,318": whole US dollars. */
export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
}

/** "$9", or "$9.20" where the amount is not whole. */
export function formatExactDollars(dollars: number): string {
  const cents = Math.round(dollars * CENTS_PER_DOLLAR)
  const rest = cents % CENTS_PER_DOLLAR
  const whole = formatDollars((cents - rest) / CENTS_PER_DOLLAR)
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** "18,406" */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "1,200+" */
export function formatAtLeast(value: number): string {
  return `${formatCount(value)}+`
}

/** 1,200 for 1,299. */
export function roundDownToHundred(value: number): number {
  return Math.floor(value / HUNDRED) * HUNDRED
}

const FIGURE_FORMATS = { count: formatCount, dollars: formatDollars, atLeast: formatAtLeast }

/** A format by its name: the server cannot hand functions to the browser. */
export type FigureFormat = keyof typeof FIGURE_FORMATS

export function formatFigure(value: number, format: FigureFormat): string {
  return FIGURE_FORMATS[format](value)
}

/** "2 of 5" for "{number} of {count}": each name in braces is replaced by its value, and one without a value stays. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** "0.90%" for 0.9: the number already means percent. */
export function formatPercentage(percent: number): string {
  return `${percent.toFixed(PERCENT_DECIMALS)}%`
}
