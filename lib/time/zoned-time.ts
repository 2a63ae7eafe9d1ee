import type { TimeZone } from './time-zones.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
/** RFC 3339, as GROQ's dateTime() reads it: without its offset from UTC, a time could be meant anywhere. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[-+]\d\d:\d\d)$/
const TIME = /^(\d{1,2}):(\d\d)$/
/** Before 1936 some had seconds. */
const OFFSET = /GMT([-+])(\d\d):(\d\d)(?::(\d\d))?$/

/** In milliseconds since 1970. Of a time that occurs twice in autumn, the first; one that is skipped in spring moves past the gap. */
export function momentOf(day: string, time: string, zone: TimeZone): number | null {
  const shown = readClock(day, time)
  if (shown === null) return null
  // No zone changes twice within two days, so one of these offsets applies.
  const before = shown - offsetAt(shown - DAY_MS, zone)
  const after = shown - offsetAt(shown + DAY_MS, zone)
  const fitting = [before, after].filter(moment => moment + offsetAt(moment, zone) === shown)
  return fitting.length > 0 ? Math.min(...fitting) : before
}

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

export function isCalendarDay(day: string): boolean {
  return readClock(day, '00:00') !== null
}

/** "2024-02-29" for "2024-02-28" and 1; before the day for a negative count. Null if the day is invalid. */
export function addDays(day: string, count: number): string | null {
  const midnight = readClock(day, '00:00')
  return midnight === null ? null : new Date(midnight + count * DAY_MS).toISOString().slice(0, 10)
}

export function clockAt(moment: number, zone: TimeZone): { day: string; time: string } {
  const [day = '', time = ''] = new Date(moment + offsetAt(moment, zone)).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

export function yearOf(moment: Date | number, zone: TimeZone): number {
  return Number(clockAt(Number(moment), zone).day.slice(0, 4))
}

function readClock(day: string, time: string): number | null {
  const [, year, month, date] = DAY.exec(day) ?? []
  const [, hour, minute] = TIME.exec(time) ?? []
  if (!year || !hour || Number(hour) > 23 || Number(minute) > 59) return null
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date))
  // Date.UTC moves February 30 to March.
  if (new Date(midnight).toISOString().slice(0, 10) !== day) return null
  return midnight + (Number(hour) * 60 + Number(minute)) * 60_000
}

/** Milliseconds by which the zone is ahead of UTC; negative behind it. */
export function offsetAt(moment: number, zone: TimeZone): number {
  const [, sign, ...parts] = OFFSET.exec(clockOf(zone).format(moment)) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = parts.map(part => Number(part ?? 0))
  return (sign === '-' ? -1_000 : 1_000) * ((hours * 60 + minutes) * 60 + seconds)
}

const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

function clockOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  clocks.set(timeZone, clock)
  return clock
}
