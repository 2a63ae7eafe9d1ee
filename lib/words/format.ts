/** Not Intl: creating its formatters takes about 20 ms on a fast machine, during hydration. */

const HUNDRED = 100

export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
}

export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "1 request", "1,200 requests" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

export function formatAtLeast(value: number): string {
  return `${formatCount(value)}+`
}

export function roundDownToHundred(value: number): number {
  return Math.floor(value / HUNDRED) * HUNDRED
}

const FIGURE_FORMATS = { count: formatCount, dollars: formatDollars, atLeast: formatAtLeast }

/** Passed by name, because the server cannot serialize functions for the browser. */
export type FigureFormat = keyof typeof FIGURE_FORMATS

export function formatFigure(value: number, format: FigureFormat): string {
  return FIGURE_FORMATS[format](value)
}

export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
