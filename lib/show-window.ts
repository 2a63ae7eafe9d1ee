import { DEFAULT_TIME_ZONE, isTimeZone, type TimeZone } from './time-zones.ts'
import { dayAfter, momentOf } from './zoned-time.ts'

type Stored = string | null | undefined

/** Days and times as staff entered them, on the clocks of one zone. */
export type ShowWindow = {
  showFrom?: Stored
  showFromTime?: Stored
  showUntil?: Stored
  /** Missing: the end of that day. */
  showUntilTime?: Stored
  timeZone?: Stored
}

/** `opensAt` is included, `closesAt` is not; in milliseconds since 1970. */
export type Edges = { opensAt: number; closesAt: number; zone: TimeZone }

export type WindowFault = 'first day' | 'first time' | 'last day' | 'last time' | 'zone' | 'order'

export function edgesOf(window: ShowWindow): Edges | WindowFault {
  const { showFrom, showFromTime, showUntil, showUntilTime } = window
  const zone = window.timeZone || DEFAULT_TIME_ZONE
  if (!isTimeZone(zone)) return 'zone'
  if (showFrom && momentOf(showFrom, '00:00', zone) === null) return 'first day'
  if (showUntil && momentOf(showUntil, '00:00', zone) === null) return 'last day'
  const opensAt = showFrom ? momentOf(showFrom, showFromTime || '00:00', zone) : Number.NEGATIVE_INFINITY
  if (opensAt === null || (showFromTime && !showFrom)) return 'first time'
  const closesAt = showUntil ? endOf(showUntil, showUntilTime, zone) : Number.POSITIVE_INFINITY
  if (closesAt === null || (showUntilTime && !showUntil)) return 'last time'
  return opensAt < closesAt ? { opensAt, closesAt, zone } : 'order'
}

export function isOpenAt(window: ShowWindow, moment: number): boolean {
  const edges = edgesOf(window)
  return typeof edges === 'object' && edges.opensAt <= moment && moment < edges.closesAt
}

export function closingOf(window: ShowWindow): number | null {
  const edges = edgesOf(window)
  return typeof edges === 'object' && Number.isFinite(edges.closesAt) ? edges.closesAt : null
}

export function readWindow(value: unknown, siteZone: TimeZone | null = null): ShowWindow {
  const stored: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  const text = (name: keyof ShowWindow) => (typeof stored[name] === 'string' ? stored[name] : null)
  return {
    showFrom: text('showFrom'),
    showFromTime: text('showFromTime'),
    showUntil: text('showUntil'),
    showUntilTime: text('showUntilTime'),
    timeZone: text('timeZone') || siteZone,
  }
}

function endOf(day: string, time: Stored, zone: TimeZone): number | null {
  if (time) return momentOf(day, time, zone)
  const next = dayAfter(day)
  return next === null ? null : momentOf(next, '00:00', zone)
}
