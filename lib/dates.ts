const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "Jan 12, 2026" for an ISO 8601 time. Counted in UTC, so that server and browser agree. */
export function formatDay(time: string): string {
  return DAY.format(new Date(time))
}

/** "January 12, 2026", in the same way. */
export function formatLongDay(time: string): string {
  return LONG_DAY.format(new Date(time))
}

/** 2026: counted in the same way. */
export function thisYear(): number {
  return new Date().getUTCFullYear()
}
