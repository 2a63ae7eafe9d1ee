import { isCalendarDay } from './zoned-time.ts'

/** RFC 3339, as GROQ's dateTime() reads it: without its offset from UTC, a time could be meant anywhere. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[-+]\d\d:\d\d)$/

/** In milliseconds since 1970; null for anything that is not a stored time, such as February 30, which `Date.parse` moves to March. */
export function readInstant(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const [, day] = INSTANT.exec(value) ?? []
  if (day === undefined || !isCalendarDay(day)) return null
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
