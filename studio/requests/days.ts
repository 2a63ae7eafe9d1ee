import { useEffect, useState } from 'react'

/** Days and times as staff read them, in the browser's time zone. */

export const DATE_CHOICES = ['yesterday', 'week', 'month', 'year'] as const

export type DateChoice = (typeof DATE_CHOICES)[number]

const WEEK_DAYS = 7
const MONTH_DAYS = 30

/** Midnight at which a choice starts. It is the same all day, so that a list does not change while staff read it. */
export function startOf(choice: DateChoice, now: Date): Date {
  const start = { yesterday: 1, week: WEEK_DAYS - 1, month: MONTH_DAYS - 1, year: 0 }
  const day = midnight(now, start[choice])
  if (choice === 'year') day.setFullYear(day.getFullYear() - 1)
  return day
}

/** True since the start of yesterday. `at` is ISO 8601. */
export function isNew(at: string, now: Date): boolean {
  return new Date(at) >= startOf('yesterday', now)
}

/** "Today", "Yesterday", "Nov 20"; with the year unless it is this year. */
export function dayWords(at: string, now: Date): string {
  const date = new Date(at)
  if (date >= midnight(now, 0)) return 'Today'
  if (isNew(at, now)) return 'Yesterday'
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year })
}

/** "3:12 PM" */
export function timeWords(at: string): string {
  return new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** "3:12 PM" for today, otherwise with the day: "Nov 20, 3:12 PM". The next attempt may be tomorrow. */
export function momentWords(at: string, now: Date): string {
  const date = new Date(at)
  if (date >= midnight(now, -1)) return `${date.toLocaleDateString('en-US', { weekday: 'long' })}, ${timeWords(at)}`
  const day = dayWords(at, now)
  return day === 'Today' ? timeWords(at) : `${day}, ${timeWords(at)}`
}

/** When each of the last days started, today last. */
export function lastDays(count: number, now: Date): Date[] {
  return Array.from({ length: count }, (_, index) => midnight(now, count - 1 - index))
}

function midnight(now: Date, daysAgo: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo)
}

const MINUTE_MS = 60_000

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
