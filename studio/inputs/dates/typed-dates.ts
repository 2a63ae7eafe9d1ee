import { formatCalendarDay, inWords, skippedTime } from '@/lib/time/dates'
import { TIME_ZONES, type TimeZone } from '@/lib/time/time-zones'
import { clockAt, isCalendarDay, momentOf, readInstant } from '@/lib/time/zoned-time'
import { asciiDigits, withoutInvisible } from '@/lib/words/plain-text'

/** As people in the US and Canada type and paste them. An ambiguous or impossible day is a problem with a sentence, never a guess. */

export type Reading = { value: string } | { problem: string }

const HOUR_MS = 3_600_000
const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** As calendars and programs write it, which leave out the seconds, or the colon of the offset. */
const WITH_OFFSET =
  /^(?!\S+ \d\d:\d\d-\d)(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(?:(?:z|utc|gmt)|([-+]\d\d):?(\d\d))$/
const YEAR_FIRST = /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<date>\d{1,2})(?!\d)/
const MONTH_FIRST = /^(?<month>\d{1,2}) ?([-/]) ?(?<date>\d{1,2}) ?\2 ?(?<year>\d+)/
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

/** "EST", "(ET)", "GMT-3:30", "Eastern Time": of any place. */
const ZONE = / \(?((?:[a-z]\.?){1,4}t|utc|(?:utc|gmt)[-+][\d:]+|[a-z-]+(?: standard| daylight)? time)\.?\)?$/

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
  const [ending = '', name = ''] = ZONE.exec(day.rest) ?? []
  const rest = day.rest.slice(0, day.rest.length - ending.length)
  const time = rest === '' ? { value: '00:00' } : readTime(rest, rest)
  if ('problem' in time) return time
  const first = momentOf(day.value, time.value, zone)
  if (first === null) return { problem: notADay(text) }
  const moment = name === '' ? first : [first, secondMoment(first, zone)].find(each => isCalled(name, each, zone))
  const { name: own, places } = TIME_ZONES[zone]
  if (moment === undefined)
    return { problem: `Times here are ${own} (${places}). Write the time in it, and leave the zone out.` }
  const problem = skippedTime(day.value, time.value, zone)
  return problem ? { problem } : { value: new Date(moment).toISOString() }
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
    const swapped = formatCalendarDay(toDay(year, date, month), 'day')
    return `There is no month ${month}.${swapped && ` Write the month first: ${swapped}.`}`
  }
  if (isCalendarDay(toDay(year, month, date))) return null
  return `${formatCalendarDay(toDay(year, month, 1), 'month')} has no day ${date}.`
}

function problemOfWeekday(day: string, weekday: number): string | null {
  const actual = new Date(day).getUTCDay()
  if (actual === weekday) return null
  return `${formatCalendarDay(day, 'day')} is a ${WEEKDAYS[actual]}, not a ${WEEKDAYS[weekday]}.`
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

/** When clocks in `zone` show the time of `moment` once more, in the night in which summer time ends; otherwise the moment itself. */
function secondMoment(moment: number, zone: TimeZone): number {
  const again = moment + HOUR_MS
  return clockAt(again, zone).time === clockAt(moment, zone).time ? again : moment
}

/** As the site itself calls the zone at that moment, such as EST, or for the whole year: ET, Eastern Time. */
function isCalled(typed: string, moment: number, zone: TimeZone): boolean {
  const shown = inWords('zonedClock', moment, zone).replace(/^.*M /, '')
  const names = [shown, shown.replace(/[SD]T$/, 'T'), TIME_ZONES[zone].name]
  return names.some(name => name.toLowerCase() === typed.replaceAll('.', ''))
}

function simplify(text: string): string {
  return asciiDigits(withoutInvisible(text.normalize('NFKC')))
    .toLowerCase()
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.,;])[.,;]+$/, '')
}

function indexOfName(names: string[], typed: string): number {
  return typed.length < 3 ? -1 : names.findIndex(name => name.toLowerCase().startsWith(typed))
}

function toDay(year: number | string, month: number, date: number): string {
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')
}

function notADay(text: string): string {
  return `“${text.trim()}” is no day that the site can read. Write it like Nov 30, 2026 or 11/30/2026.`
}
