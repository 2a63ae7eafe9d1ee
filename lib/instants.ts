/** What GROQ's dateTime() reads (RFC 3339): a time without its offset from UTC could be meant anywhere, so it is none. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[-+]\d\d:\d\d)$/

/** The moment of a stored time ("2026-01-12T20:30:00-05:00") in milliseconds since 1970; null for anything else. */
export function readInstant(value: unknown): number | null {
  if (typeof value !== 'string' || !INSTANT.test(value)) return null
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? null : moment
}

/** Whether the moment of a stored time has come; false for what is no time. `now` is in milliseconds since 1970. */
export function hasCome(value: unknown, now: number): boolean {
  const moment = readInstant(value)
  return moment !== null && moment <= now
}

/** The later of two stored times, whatever their offsets; one that is no time loses. */
export function laterOf(a: string, b: string): string {
  return (readInstant(a) ?? Number.NEGATIVE_INFINITY) >= (readInstant(b) ?? Number.NEGATIVE_INFINITY) ? a : b
}
