const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an ISO 8601 time as "Jan 12, 2026", in UTC so that server and browser agree. */
export function formatDay(time: string): string {
  return DAY.format(new Date(time))
}

export function formatLongDay(time: string): string {
  return LONG_DAY.format(new Date(time))
}

/** "February 2023". */
export function formatMonth(time: string): string {
  return MONTH.format(new Date(time))
}

export function thisYear(): number {
  return new Date().getUTCFullYear()
}
