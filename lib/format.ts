/**
 * Numbers as visitors read them, in American English. Without Intl: browsers take some 20 ms of a fast machine to get it
 * ready, while the page should become interactive.
 */

const HUNDRED = 100

/** "$1,042,318": whole US dollars. */
export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
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
