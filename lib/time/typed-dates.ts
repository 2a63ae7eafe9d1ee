import { asciiDigits, withoutInvisible } from '../words/plain-text.ts'
import { formatCalendarDay, formatMoment, formatTimeOfDay } from './dates.ts'
import { readInstant } from './instants.ts'
import { TIME_ZONES, type TimeZone } from './time-zones.ts'
import { clockAt, isCalendarDay, momentOf, offsetAt } from './zoned-time.ts'

/** As people in the US and Canada type and paste them. An ambiguous or impossible day is a problem with a sentence, never a guess. */

export type Reading = { value: string } | { problem: string }

const HOUR_MS = 3_600_000
const QUARTER_MS = 91 * 24 * HOUR_MS
const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** As calendars and programs write it, which leave out the seconds, or the colon of the offset. */
const WITH_OFFSET =
  /^(?!\S+ \d\d:\d\d-\d)(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(?:(?:z|utc|gmt)|([-+]\d\d):?(\d\d))$/
const YEAR_FIRST = /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<date>\d{1,2})(?!\d)/
const MONTH_FIRST = /^(?<month>\d{1,2}) ?([-/]) ?(?<date>\d{1,2}) ?\2 ?(?<year>\d+)/
const DOTTED = /^\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d)/
const NAMED_MONTH_FIRST =
  /^(?<name>[a-z]{3,9})\.?[ -]*(?<date>\d{1,2})(?:st|nd|rd|th)?(?:(?: *, *|[ -]+)(?<year>\d{2,}))?(?![\d:])/
const NAMED_DAY_FIRST =
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]*(?<name>[a-z]{3,9})\.?,?(?:[ -]*(?<year>\d{2,}))?(?![\d:])/
const WEEKDAY = /^(?<name>[a-z]{3,9})\.?,? +(?=[a-z\d])/

const WITH_HALF = /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d)? ?([ap])(?:\.? ?m)?\.?$/
const TWENTY_FOUR_HOURS = /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?$/
const BARE_HOUR = /^\d{1,2}$/
const NAMED_TIMES: Record<string, string> = {
  ...{ noon: '12:00', midday: '12:00', '12 noon': '12:00', '12:00 noon': '12:00' },
  ...{ midnight: '00:00', '12 midnight': '00:00', '12:00 midnight': '00:00' },
}

/** Hours ahead of UTC without summer time, for the letters of CST and ChST. */
const STANDARD_HOURS: Record<string, number> = {
  ...{ n: -3.5, a: -4, e: -5, c: -6, m: -7, p: -8, ak: -9, h: -10, s: -11, ch: 10 },
}
const ABBREVIATIONS: Record<string, string> = {
  ...{ newfoundland: 'n', atlantic: 'a', eastern: 'e', central: 'c', mountain: 'm', pacific: 'p', alaska: 'ak' },
  ...{ hawaii: 'h', 'hawaii-aleutian': 'h', ha: 'h', samoa: 's', chamorro: 'ch' },
}
/** Places whose clocks never change have a name of their own, and the letters of the zone that they share in winter. */
const OFFICIAL: Record<string, string> = { saskatchewan: 'c', arizona: 'm', yukon: 'm' }
const LETTERS = [...Object.keys(STANDARD_HOURS), 'ha'].join('|')
const WORDS = Object.keys({ ...ABBREVIATIONS, ...OFFICIAL }).join('|')
const NAMED_ZONE = `(?<letters>${LETTERS})\\.?(?<half>[sd]?)\\.?t|(?<word>${WORDS})(?: (?:(?<season>[sd])(?:tandard|aylight) )?time)?`
const FROM_UTC = '(?<utc>utc|gmt|z)(?: ?(?<hours>[-+]\\d{1,2})(?::?(?<minutes>\\d\\d))?)?'
const TYPED_ZONE = new RegExp(`(?: \\(?(?:${NAMED_ZONE})| ?\\(?${FROM_UTC})\\)?$`)

/** "11/30/2026", "Nov 30 2026" or "2026-11-30"; its value is "2026-11-30". */
export function readTypedDay(text: string): Reading {
  const found = takeDay(simplify(text), text)
  if ('problem' in found) return found
  if (found.rest === '') return { value: found.value }
  return { problem: `Only a day belongs here, such as ${formatCalendarDay(found.value, 'day')}.` }
}

/** "9:00 AM", "9am", "17:00" or "noon"; its value is "09:00". */
export function readTypedTime(text: string): Reading {
  return readTime(simplify(text), text)
}

/** Without a time, the first moment of the day. Its value is "2026-11-30T14:00:00.000Z". */
export function readTypedMoment(text: string, zone: TimeZone): Reading {
  const exact = readExact(simplify(text))
  if (exact !== null) return { value: new Date(exact).toISOString() }
  const day = takeDay(simplify(text), text)
  if ('problem' in day) return day
  const typed = takeZone(day.rest)
  const { rest, half, hours } = typed
  const time = rest === '' ? { value: '00:00' } : readTime(rest, rest)
  if ('problem' in time) return time
  if (hours !== null)
    return { value: new Date(Date.parse(`${day.value}T${time.value}Z`) - hours * HOUR_MS).toISOString() }
  const moment = momentOf(day.value, time.value, zone)
  if (moment === null) return { problem: notADay(text) }
  const problem = problemOfZone(typed, moment, zone) ?? skippedTime(day.value, time.value, zone)
  if (problem) return { problem }
  return { value: new Date((half === 's' && secondMoment(moment, zone)) || moment).toISOString() }
}

/** A sentence for a time that no clock shows, such as 02:30 on the night in which summer time begins. */
export function skippedTime(day: string, time: string, zone: TimeZone): string | null {
  const moment = momentOf(day, time, zone)
  const [hour = ''] = time.split(':')
  if (moment === null || clockAt(moment, zone).time === `${hour.padStart(2, '0')}:${time.slice(-2)}`) return null
  return `Clocks skip ${formatTimeOfDay(time)} on ${formatCalendarDay(day, 'day')}. The next time that they show is ${formatMoment(moment, zone)}.`
}

function readExact(simple: string): number | null {
  const [, day, time, seconds = ':00', hours, minutes] = WITH_OFFSET.exec(simple) ?? []
  return readInstant(`${day}T${time}${seconds}${hours ? `${hours}:${minutes}` : 'Z'}`)
}

type Day = { value: string; rest: string } | { problem: string }

function takeDay(simple: string, text: string): Day {
  const [opening = '', name = ''] = WEEKDAY.exec(simple) ?? []
  const weekday = indexOfName(WEEKDAYS, name)
  const plain = (weekday < 0 ? simple : simple.slice(opening.length)).replace(/^the /, '')
  if (DOTTED.test(plain)) return { problem: notADay(text) }
  const found =
    YEAR_FIRST.exec(plain) ?? MONTH_FIRST.exec(plain) ?? NAMED_MONTH_FIRST.exec(plain) ?? NAMED_DAY_FIRST.exec(plain)
  if (!found?.groups) return { problem: notADay(text) }
  const { year, date = '', ...rest } = found.groups
  const named = indexOfName(MONTHS, rest.name ?? '')
  if (!rest.month && named < 0) return { problem: notADay(text) }
  const month = rest.month ? Number(rest.month) : named + 1
  if (year?.length !== 4) return { problem: 'Write the year with four digits, such as Nov 30, 2026.' }
  const problem = problemOfDay(Number(year), month, Number(date))
  if (problem) return { problem }
  const value = toDay(year, month, Number(date))
  const problemOfName = weekday < 0 ? null : problemOfWeekday(value, weekday)
  if (problemOfName) return { problem: problemOfName }
  return { value, rest: plain.slice(found[0].length).replace(/^(?:[, ]+|t(?=\d))(?:at |@ ?|- )?/, '') }
}

function problemOfDay(year: number, month: number, date: number): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return `The year ${year} is too far away.`
  if (month > 12 || month === 0) {
    const isSwapped = isCalendarDay(toDay(year, date, month))
    const instead = isSwapped ? ` Write the month first: ${formatCalendarDay(toDay(year, date, month), 'day')}.` : ''
    return `There is no month ${month}.${instead}`
  }
  if (isCalendarDay(toDay(year, month, date))) return null
  return `${formatCalendarDay(toDay(year, month, 1), 'month')} has no day ${date}.`
}

function problemOfWeekday(day: string, weekday: number): string | null {
  const actual = new Date(day).getUTCDay()
  if (actual === weekday) return null
  return `${formatCalendarDay(day, 'day')} is a ${capital(WEEKDAYS[actual])}, not a ${capital(WEEKDAYS[weekday])}.`
}

function readTime(simple: string, text: string): Reading {
  const named = Object.hasOwn(NAMED_TIMES, simple) ? NAMED_TIMES[simple] : undefined
  if (named) return { value: named }
  if (BARE_HOUR.test(simple)) return { problem: `Write whether ${simple} is AM or PM, such as 9:00 AM.` }
  const [, twelve, past = '00', half] = WITH_HALF.exec(simple) ?? []
  const [, twentyFour, minute] = TWENTY_FOUR_HOURS.exec(simple) ?? []
  const hour = half ? (Number(twelve) % 12) + (half === 'p' ? 12 : 0) : Number(twentyFour)
  const isHour = half ? Number(twelve) >= 1 && Number(twelve) <= 12 : hour <= 23
  const minutes = half ? past : (minute ?? '')
  if (!isHour || minutes === '' || Number(minutes) > 59) {
    return { problem: `“${text.trim()}” is no time of day. Write it like 9:00 AM or 17:00.` }
  }
  return { value: `${String(hour).padStart(2, '0')}:${minutes}` }
}

type TypedZone = { rest: string; name: string; half: string; hours: number | null }

/** `half` is "s" for "EST", which is not "EDT". `hours` ahead of UTC, where that is what was typed. */
function takeZone(text: string): TypedZone {
  const found = TYPED_ZONE.exec(text)
  const { letters, half, word, season, utc, hours = '+0', minutes = '0' } = found?.groups ?? {}
  const name = letters ?? word ?? ''
  return {
    rest: text.slice(0, text.length - (found?.[0].length ?? 0)),
    name: ABBREVIATIONS[name] ?? name,
    half: half ?? season ?? '',
    hours: utc ? Number(hours) + Number(`${hours.charAt(0)}${minutes}`) / 60 : null,
  }
}

/** A zone that is not the organisation's is a problem, unless its clocks show the same at that moment: CST in Regina, MDT in summer. */
function problemOfZone({ name, half }: TypedZone, moment: number, zone: TimeZone): string | null {
  const own = TIME_ZONES[zone].name
  const [word = ''] = own.toLowerCase().split(' ')
  const isOwn =
    name === word || (name === (ABBREVIATIONS[word] ?? OFFICIAL[word]) && (half === '' || changesClocks(moment, zone)))
  const hours = (STANDARD_HOURS[name] ?? Number.NaN) + (half === 'd' ? 1 : 0)
  if (name === '' || isOwn || (half !== '' && hours * HOUR_MS === offsetAt(moment, zone))) return null
  return `Times here are ${own} (${TIME_ZONES[zone].places}). Write the time in it, and leave the zone out.`
}

function changesClocks(moment: number, zone: TimeZone): boolean {
  return [1, 2, 3].some(quarter => offsetAt(moment + quarter * QUARTER_MS, zone) !== offsetAt(moment, zone))
}

/** When clocks in `zone` show the time of `moment` once more, in the night in which summer time ends; null if they do not. */
function secondMoment(moment: number, zone: TimeZone): number | null {
  const again = moment + HOUR_MS
  return clockAt(again, zone).time === clockAt(moment, zone).time ? again : null
}

function simplify(text: string): string {
  return asciiDigits(withoutInvisible(text.normalize('NFKC')))
    .toLowerCase()
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.,;])[.,;]+$/, '')
}

function indexOfName(names: string[], typed: string): number {
  return typed.length < 3
    ? -1
    : names.findIndex(name => name.startsWith(typed) || (typed === 'sept' && name === 'september'))
}

function toDay(year: number | string, month: number, date: number): string {
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')
}

function capital(name = ''): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function notADay(text: string): string {
  return `“${text.trim()}” is no day that the site can read. Write it like Nov 30, 2026 or 11/30/2026.`
}
