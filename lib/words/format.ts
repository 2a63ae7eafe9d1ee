/** Not Intl: creating its formatters takes about 20 ms on a fast machine, during hydration. */

const HUNDRED = 100
const CENTS = 100
const PERCENT_DECIMALS = 2
/** In binary, 1.005 is a little less than that, and would be rounded down. */
const BINARY_ERROR = 1e-9

export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
}

export function formatExactDollars(dollars: number): string {
  return Math.round(dollars * CENTS) % CENTS ? formatCents(dollars) : formatDollars(dollars)
}

/** "0.90%" for 0.9: the number is already a percentage. */
export function formatPercentage(percent: number): string {
  const hundredths = Math.round(percent * 10 ** PERCENT_DECIMALS + BINARY_ERROR)
  return `${(hundredths / 10 ** PERCENT_DECIMALS).toFixed(PERCENT_DECIMALS)}%`
}

export function formatCents(dollars: number): string {
  const cents = Math.round(dollars * CENTS)
  const rest = cents % CENTS
  return `${formatDollars((cents - rest) / CENTS)}.${String(rest).padStart(2, '0')}`
}

export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "1 request", "1,200 requests" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

export function roundDownToHundred(value: number): number {
  return Math.floor(value / HUNDRED) * HUNDRED
}

/** Chosen by name, because the server cannot serialize functions for the browser. */
export const FIGURE_FORMATS = {
  count: formatCount,
  dollars: formatDollars,
  atLeast: (value: number) => `${formatCount(value)}+`,
}

export type FigureFormat = keyof typeof FIGURE_FORMATS

export function fillIn(text: string, values: Record<string, string | number | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
