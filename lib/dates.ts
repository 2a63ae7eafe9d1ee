import { readInstant } from './instants.ts'
import type { TimeZone } from './time-zones.ts'
import { clockAt, isCalendarDay, offsetAt } from './zoned-time.ts'

/**
 * Days and times in words, on the clocks of a zone: that of the organisation for everything on the site and in the Studio. A stored time that
 * cannot be read is an empty text.
 */

const STYLES = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric' },
  longDay: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayAndLongDay: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  weekdayAndDay: { weekday: 'long', month: 'long', day: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

/** Formats a stored time as "Jan 12, 2026". */
export function formatDay(time: string, zone: TimeZone): string {
  return formatStored('day', time, zone)
}

/** "January 12, 2026" */
export function formatLongDay(time: string, zone: TimeZone): string {
  return formatStored('longDay', time, zone)
}

/** "February 2023" */
export function formatMonth(time: string, zone: TimeZone): string {
  return formatStored('month', time, zone)
}

/** "November 2, 2026" for "2026-11-02", which is a day of the calendar and the same everywhere. */
export function formatCalendarDay(day: string, style: Style = 'longDay'): string {
  return isCalendarDay(day) ? inWords(style, Date.parse(`${day}T12:00:00Z`), 'UTC') : ''
}

/** "9:00 AM" for "09:00" or "9:00". */
export function formatTimeOfDay(time: string): string {
  return clockWords(Date.parse(`2000-01-01T${time.padStart(5, '0')}:00Z`), 'UTC')
}

/** "Nov 30, 2026, 9:00 AM": the form in which the Studio shows and takes times. */
export function formatMoment(moment: Date | number, zone: TimeZone): string {
  return `${inWords('day', moment, zone)}, ${clockWords(moment, zone)}`
}

/** "Mon, 12 Jan 2026 20:30:00 -0500", as RSS has it (RFC 822). */
export function formatForFeed(time: string, zone: TimeZone): string {
  const moment = readInstant(time)
  if (moment === null) return ''
  const offset = offsetAt(moment, zone)
  const minutes = Math.abs(offset) / 60_000
  const digits = [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join('')
  return new Date(moment + offset).toUTCString().replace('GMT', `${offset < 0 ? '-' : '+'}${digits}`)
}

export function thisYear(zone: TimeZone): number {
  return Number(clockAt(Date.now(), zone).day.slice(0, 4))
}

/** "Nov 30", with the year unless it is this year. */
export function dateWords(moment: Date | number, now: Date | number, zone: TimeZone): string {
  const isThisYear = yearOf(moment, zone) === yearOf(now, zone)
  return inWords(isThisYear ? 'shortDay' : 'day', moment, zone)
}

/** "Friday, Nov 30", with the year unless it is this year. */
export function weekdayAndDateWords(moment: Date | number, now: Date | number, zone: TimeZone): string {
  return `${weekdayWords(moment, zone)}, ${dateWords(moment, now, zone)}`
}

/** "9:00 AM" */
export function clockWords(moment: Date | number, zone: TimeZone | 'UTC'): string {
  // Some engines put a narrow space before AM.
  return inWords('clock', moment, zone).replace(/\u202f/g, ' ')
}

/** "Thursday" */
export function weekdayWords(moment: Date | number, zone: TimeZone): string {
  return inWords('weekday', moment, zone)
}

/** "Thursday, November 5" */
export function todayWords(now: Date | number, zone: TimeZone): string {
  return inWords('weekdayAndDay', now, zone)
}

/** What a list says about the time from which something shows: "Scheduled for Nov 30", or the day alone once it has come. */
export function showsFromWords(time: unknown, now: Date, zone: TimeZone): string {
  const moment = readInstant(time)
  if (moment === null) return ''
  const day = dateWords(moment, now, zone)
  return moment > now.getTime() ? `Scheduled for ${day}` : day
}

function formatStored(style: Style, time: string, zone: TimeZone): string {
  const moment = readInstant(time)
  return moment === null ? '' : inWords(style, moment, zone)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function inWords(style: Style, moment: Date | number, timeZone: TimeZone | 'UTC'): string {
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone })
  formats.set(key, format)
  return format.format(moment)
}

function yearOf(moment: Date | number, zone: TimeZone): string {
  return clockAt(Number(moment), zone).day.slice(0, 4)
}
