import { dateWords, formatCalendarDay, formatMoment, inWords } from '@/lib/time/dates'
import { type Edges, isSeason, SEASONS, SUNSET } from '@/lib/time/seasons'
import { comingEdges, edgesOf, hasEnd, type ShowWindow, type WindowFault } from '@/lib/time/show-window'
import { TIME_ZONES, type TimeZone } from '@/lib/time/time-zones'
import { clockAt } from '@/lib/time/zoned-time'
import { countOf } from '@/lib/words/format'

export type WindowState = 'off' | 'faulty' | 'waiting' | 'open' | 'over'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `now` is in milliseconds since 1970. */
export function describeWindow(
  { isOn, window, needsEnd }: { isOn: boolean; window: ShowWindow; needsEnd: boolean },
  now: number,
): { state: WindowState; status: string; span: string } {
  const edges = edgesOf(window, now)
  if (typeof edges === 'string') return { state: 'faulty', status: FAULTS[edges], span: '' }
  if (needsEnd && !hasEnd(window)) return { state: 'faulty', status: 'Does not show: choose the last day.', span: '' }
  const span = spanOf(edges, window)
  if (!isOn) return { state: 'off', status: 'Switched off.', span }
  if (now < edges.opensAt)
    return { state: 'waiting', status: `Starts in ${lengthUntil(edges.opensAt, now, edges.zone)}.`, span }
  if (now < edges.closesAt) return { state: 'open', status: statusOfOpen(edges, now), span }
  return { state: 'over', status: `Off the page since ${sinceWords(edges, now)}.`, span }
}

/** Years of which staff see when a season will be. */
const YEARS_SHOWN = 3

/**
 * When a season will be in the next years: "Feb 7, 2027, 6:00 PM to Mar 8, 2027, 6:00 PM". Empty without a season, and where the calendar is
 * not published yet.
 */
export function nameComingYears(window: ShowWindow, now: number): string[] {
  const edges = window.season ? comingEdges(window, now, YEARS_SHOWN) : []
  return typeof edges === 'string' ? [] : edges.map(spanWords)
}

const FAULTS: Record<WindowFault, string> = {
  'first day': 'Does not show: the first day is not a day of the calendar.',
  'first time': 'Does not show: the time of the first day needs a day, and is written like 9:30 AM.',
  'last day': 'Does not show: the last day is not a day of the calendar.',
  'last time': 'Does not show: the time of the last day needs a day, and is written like 5:00 PM.',
  zone: 'Does not show: the site does not know the time zone.',
  order: 'Never shows: it starts after its end.',
  season: 'Does not show: the site does not know the season.',
}

function spanOf(edges: Edges, { season, showFrom, showUntil, showUntilTime }: ShowWindow): string {
  const zone = TIME_ZONES[edges.zone].name
  if (isSeason(season)) return `${SEASONS[season].title}, every year. This time from ${spanWords(edges)}, ${zone}.`
  if (!showFrom && !showUntil) return 'No first and no last day: shows for as long as it is switched on.'
  const start = showFrom ? nameOf(edges.opensAt, edges.zone) : ''
  if (!showUntil) return `Shows from ${start}, ${zone}. It has no end.`
  const end = endWords(edges, Boolean(showUntilTime))
  return showFrom ? `Shows from ${start} to ${end}, ${zone}.` : `Shows until ${end}, ${zone}.`
}

function spanWords(edges: Edges): string {
  const { opensAt, closesAt, zone } = edges
  return `${nameOf(opensAt, zone)} to ${endWords(edges, clockAt(closesAt, zone).time === SUNSET)}`
}

/** An end at midnight belongs to the day that is over. */
function endWords({ closesAt, zone }: Edges, isTimed: boolean): string {
  if (isTimed) return nameOf(closesAt, zone)
  const last = closesAt - MINUTE_MS
  return `the end of ${inWords('weekday', last, zone)}, ${formatCalendarDay(clockAt(last, zone).day, 'day')}`
}

function statusOfOpen({ closesAt, zone }: Edges, now: number): string {
  return Number.isFinite(closesAt)
    ? `Shows now. Ends in ${lengthUntil(closesAt, now, zone, closesAt - 1)}.`
    : 'Shows now.'
}

/** Days are those of the calendar, as Home counts them, to the one of `day`. What ends at midnight ends on the day before. */
function lengthUntil(moment: number, now: number, zone: TimeZone, day = moment): string {
  const midnight = (at: number) => Date.parse(clockAt(at, zone).day)
  const days = (midnight(day) - midnight(now)) / DAY_MS
  if (days > 1) return countOf(days, 'day')
  const ms = moment - now
  if (ms < MINUTE_MS) return 'less than a minute'
  return ms < HOUR_MS ? countOf(Math.floor(ms / MINUTE_MS), 'minute') : countOf(Math.floor(ms / HOUR_MS), 'hour')
}

function nameOf(moment: number, zone: TimeZone): string {
  return `${inWords('weekday', moment, zone)}, ${formatMoment(moment, zone)}`
}

/** "Saturday, Nov 21"; with its time unless that is midnight, and with the year unless it is this one. */
function sinceWords({ closesAt, zone }: Edges, now: number): string {
  const time = clockAt(closesAt, zone).time === '00:00' ? [] : [inWords('clock', closesAt, zone)]
  return [inWords('weekday', closesAt, zone), dateWords(closesAt, now, zone), ...time].join(', ')
}
