const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS_OF_WEEK = 7

/** "just now", "20 minutes ago", "2 hours ago", "yesterday", "Thursday", "Nov 3", in the browser's time zone. `at` is ISO 8601. */
export function agoWords(at: string, now: Date): string {
  const date = new Date(at)
  const passed = now.getTime() - date.getTime()
  if (passed < MINUTE_MS) return 'just now'
  if (passed < HOUR_MS) return count(passed / MINUTE_MS, 'minute')
  if (date >= midnight(now, 0)) return count(passed / HOUR_MS, 'hour')
  if (date >= midnight(now, 1)) return 'yesterday'
  if (date > midnight(now, DAYS_OF_WEEK - 1)) return date.toLocaleDateString('en-US', { weekday: 'long' })
  return dayWords(date, now)
}

/** "Nov 3"; with the year unless it is this year. */
export function dayWords(date: Date, now: Date, options: Intl.DateTimeFormatOptions = {}): string {
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year, ...options })
}

/** Midnight of a day, in the browser's time zone. */
export function midnight(now: Date, daysAgo: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo)
}

function count(length: number, unit: string): string {
  const whole = Math.floor(length)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
