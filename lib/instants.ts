/** RFC 3339, as GROQ's dateTime() reads it: without its offset from UTC, a time could be meant anywhere. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[-+]\d\d:\d\d)$/

/** In milliseconds since 1970; null for anything that is not a stored time. */
export function readInstant(value: unknown): number | null {
  if (typeof value !== 'string' || !INSTANT.test(value)) return null
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? null : moment
}

export function hasCome(value: unknown, now: number): boolean {
  const moment = readInstant(value)
  return moment !== null && moment <= now
}

export function laterOf(a: string, b: string): string {
  return (readInstant(a) ?? Number.NEGATIVE_INFINITY) >= (readInstant(b) ?? Number.NEGATIVE_INFINITY) ? a : b
}
