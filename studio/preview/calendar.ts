import { formatCalendarDay } from '@/lib/time/dates'
import { addDays } from '@/lib/time/zoned-time'

/** Days of a calendar, as texts such as "2026-11-23", without any time zone. */

const WEEK_DAYS = 7

/** "2026-12" */
type Month = string

export function monthOf(day: string): Month {
  return day.slice(0, 7)
}

/** Six weeks at most, from Sunday to Saturday; null before the first day of the month and after its last. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = `${month}-01`
  const length = Number(addDays(addMonths(first, 1), -1)?.slice(8))
  const cells = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...Array.from({ length }, (_, index) => addDays(first, index)),
  ]
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, day) => cells[week * WEEK_DAYS + day] ?? null),
  )
}

/** 0 for Sunday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

type Move = (day: string, isShift: boolean) => string | null

/** As in the grid pattern for dates of WAI-ARIA. */
const MOVES: Record<string, Move> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -WEEK_DAYS),
  ArrowDown: day => addDays(day, WEEK_DAYS),
  Home: day => addDays(day, -weekdayOf(day)),
  End: day => addDays(day, WEEK_DAYS - 1 - weekdayOf(day)),
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
}

/** The day that a key of the keyboard leads to; null for other keys. */
export function dayAfterKey(day: string, key: string, isShift: boolean): string | null {
  return MOVES[key]?.(day, isShift) ?? null
}

/** "November 2026" */
export function nameMonth(month: Month): string {
  return formatCalendarDay(`${month}-01`, 'month')
}

/** "Monday, November 30, 2026" */
export function nameDay(day: string): string {
  return formatCalendarDay(day, 'weekdayAndLongDay')
}
