import { useEffect, useState } from 'react'
import { dateWords, inWords } from '@/lib/time/dates'
import { staffZone, watchStaffZone } from '@/lib/time/staff-zone'
import { addDays, clockAt, momentOf } from '@/lib/time/zoned-time'

/** Days and times as staff read them, on the organisation's clocks. */

/** `days` before today. */
export const DATES = {
  yesterday: { days: 1, label: 'Since yesterday' },
  week: { days: 6, label: 'Last 7 days' },
  month: { days: 29, label: 'Last 30 days' },
  year: { days: 365, label: 'Last 12 months' },
}

export type DateChoice = keyof typeof DATES

/** Midnight at which a choice starts. It is the same all day, so that a list does not change while staff read it. */
export function startOf(choice: DateChoice, now: Date): Date {
  return midnight(now, DATES[choice].days)
}

/** True since the start of yesterday. `at` is ISO 8601. */
export function isNew(at: string, now: Date): boolean {
  return new Date(at) >= startOf('yesterday', now)
}

/** "Today", "Yesterday", "Nov 20"; with the year unless it is this year. */
export function dayWords(at: string, now: Date): string {
  const date = new Date(at)
  if (date >= midnight(now, 0)) return 'Today'
  return isNew(at, now) ? 'Yesterday' : dateWords(date, now, staffZone())
}

/** "3:12 PM" */
export function timeWords(at: string): string {
  return inWords('clock', new Date(at), staffZone())
}

/** "3:12 PM" for today, otherwise with the day: "Nov 20, 3:12 PM". The next attempt may be tomorrow. */
export function momentWords(at: string, now: Date): string {
  const date = new Date(at)
  if (date >= midnight(now, -1)) return `${inWords('weekday', date, staffZone())}, ${timeWords(at)}`
  const day = dayWords(at, now)
  return day === 'Today' ? timeWords(at) : `${day}, ${timeWords(at)}`
}

/** When each of the last days started, today last. */
export function lastDays(count: number, now: Date): Date[] {
  return Array.from({ length: count }, (_, index) => midnight(now, count - 1 - index))
}

export function midnight(now: Date, daysAgo: number): Date {
  const day = addDays(clockAt(now.getTime(), staffZone()).day, -daysAgo) ?? ''
  return new Date(momentOf(day, '00:00', staffZone()) ?? now)
}

const MINUTE_MS = 60_000

/** The current time, updated every `tickMs`, and at once when days begin on other clocks. */
export function useNow(tickMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const update = () => setNow(new Date())
    const timer = setInterval(update, tickMs)
    const stopWatching = watchStaffZone(update)
    return () => {
      clearInterval(timer)
      stopWatching()
    }
  }, [tickMs])
  return now
}
