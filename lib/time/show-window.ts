import { comingSeasons, type Edges, type SeasonChoice } from './seasons.ts'
import { DEFAULT_TIME_ZONE, isTimeZone, type TimeZone } from './time-zones.ts'
import { addDays, momentOf } from './zoned-time.ts'

/** When something shows, as staff entered it: a season of every year, or without one days and times, on the clocks of one zone. Every part is optional. */
export type ShowWindow = SeasonChoice & {
  /** First day: "2025-12-01". Missing: no beginning. */
  showFrom?: string | null
  showFromTime?: string | null
  showUntil?: string | null
  /** Missing: the end of that day. */
  showUntilTime?: string | null
  timeZone?: string | null
}

export type WindowFault = 'first day' | 'first time' | 'last day' | 'last time' | 'zone' | 'order' | 'season'

/** When a window opens and closes, or its first fault. Of a season, that of the year which is not over at `now`. */
export function edgesOf(window: ShowWindow, now: number): Edges | WindowFault {
  const edges = comingEdges(window, now, 1)
  return typeof edges === 'string' ? edges : (edges[0] ?? 'season')
}

/** The edges of so many coming years, or the first fault. A window of days has one opening and one closing, also when they are past. */
export function comingEdges(window: ShowWindow, now: number, years: number): Edges[] | WindowFault {
  const zone = window.timeZone || DEFAULT_TIME_ZONE
  if (!isTimeZone(zone)) return 'zone'
  return window.season ? comingSeasons(window, zone, now, years) : edgesOfDays(window, zone)
}

export function isOpenAt(window: ShowWindow, moment: number): boolean {
  const edges = edgesOf(window, moment)
  return typeof edges === 'object' && edges.opensAt <= moment && moment < edges.closesAt
}

/** When the window closes, in milliseconds since 1970; null if it never does or has a fault. */
export function closingOf(window: ShowWindow, now: number): number | null {
  const edges = edgesOf(window, now)
  return typeof edges === 'object' && Number.isFinite(edges.closesAt) ? edges.closesAt : null
}

/** Whether it closes at all: a milestone without an end never shows. */
export function hasEnd({ season, showUntil }: ShowWindow): boolean {
  return Boolean(season || showUntil)
}

/** Reads the window of a Studio document or object; values of another kind count as missing, and a missing zone as the site's. */
export function readWindow(value: unknown, siteZone: TimeZone | null = null): ShowWindow {
  const stored: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  const text = (name: keyof ShowWindow) => (typeof stored[name] === 'string' ? stored[name] : null)
  const days = (name: keyof ShowWindow) => (typeof stored[name] === 'number' ? stored[name] : null)
  return {
    season: text('season'),
    seasonBegins: text('seasonBegins'),
    seasonShift: days('seasonShift'),
    seasonEndShift: days('seasonEndShift'),
    showFrom: text('showFrom'),
    showFromTime: text('showFromTime'),
    showUntil: text('showUntil'),
    showUntilTime: text('showUntilTime'),
    timeZone: text('timeZone') || siteZone,
  }
}

function edgesOfDays(window: ShowWindow, zone: TimeZone): [Edges] | WindowFault {
  const { showFrom, showFromTime, showUntil, showUntilTime } = window
  if (showFrom && momentOf(showFrom, '00:00', zone) === null) return 'first day'
  if (showUntil && momentOf(showUntil, '00:00', zone) === null) return 'last day'
  const opensAt = showFrom ? momentOf(showFrom, showFromTime || '00:00', zone) : Number.NEGATIVE_INFINITY
  if (opensAt === null || (showFromTime && !showFrom)) return 'first time'
  const closesAt = showUntil ? endOf(showUntil, showUntilTime, zone) : Number.POSITIVE_INFINITY
  if (closesAt === null || (showUntilTime && !showUntil)) return 'last time'
  return opensAt < closesAt ? [{ opensAt, closesAt, zone }] : 'order'
}

function endOf(day: string, time: string | null | undefined, zone: TimeZone): number | null {
  if (time) return momentOf(day, time, zone)
  return momentOf(addDays(day, 1) ?? '', '00:00', zone)
}
