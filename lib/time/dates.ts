import { TIME_ZONES, type TimeZone } from './time-zones.ts'
import { clockAt, isCalendarDay, momentOf, readInstant, yearOf } from './zoned-time.ts'

/** Days and times in words, on the clocks of a zone. A stored time that cannot be read is an empty text. */

const STYLES = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric' },
  longDay: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayAndDay: { weekday: 'long', month: 'long', day: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
  zonedClock: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** With its zone, for people who may be in another: "November 22, 2026 at 8:05 AM EST". */
  exact: {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

export function formatStored(style: Style, time: string, zone: TimeZone): string {
  const moment = readInstant(time)
  return moment === null ? '' : inWords(style, moment, zone)
}

export function formatCalendarDay(day: string, style: Style = 'longDay'): string {
  return isCalendarDay(day) ? inWords(style, Date.parse(`${day}T12:00:00Z`), 'UTC') : ''
}

export function formatTimeOfDay(time: string): string {
  return inWords('clock', Date.parse(`2000-01-01T${time.padStart(5, '0')}:00Z`), 'UTC')
}

export function formatMoment(moment: Date | number, zone: TimeZone): string {
  return `${inWords('day', moment, zone)}, ${inWords('clock', moment, zone)}`
}

export function nameMoment(moment: number, zone: TimeZone): string {
  return `${inWords('weekday', moment, zone)}, ${formatMoment(moment, zone)}, ${TIME_ZONES[zone].name}`
}

/** A sentence for a time that no clock shows, such as 02:30 on the night in which summer time begins. */
export function skippedTime(day: string, time: string, zone: TimeZone): string | null {
  const moment = momentOf(day, time, zone)
  if (moment === null || clockAt(moment, zone).time === time.padStart(5, '0')) return null
  return `Clocks skip ${formatTimeOfDay(time)} on ${formatCalendarDay(day, 'day')}. The next time that they show is ${formatMoment(moment, zone)}.`
}

export function dateWords(moment: Date | number, now: Date | number, zone: TimeZone): string {
  const isThisYear = yearOf(moment, zone) === yearOf(now, zone)
  return inWords(isThisYear ? 'shortDay' : 'day', moment, zone)
}

/** For staff, wherever their browser is: "Nov 30 at 9:00 AM EST", with the year unless it is this year. */
export function whenWords(moment: Date | number, now: Date | number, zone: TimeZone): string {
  return `${dateWords(moment, now, zone)} at ${inWords('zonedClock', moment, zone)}`
}

export function showsFromWords(time: unknown, now: Date, zone: TimeZone): string {
  const moment = readInstant(time)
  if (moment === null) return 'No date'
  const day = dateWords(moment, now, zone)
  return moment > now.getTime() ? `Scheduled for ${day}` : day
}

const formats = new Map<string, Intl.DateTimeFormat>()

export function inWords(style: Style, moment: Date | number, timeZone: TimeZone | 'UTC'): string {
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone })
  formats.set(key, format)
  // Some engines put a narrow space before AM.
  return format.format(moment).replace(/\u202f/g, ' ')
}
