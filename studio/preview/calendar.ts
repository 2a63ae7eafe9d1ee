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

/** The day that a key of the keyboard leads to, as in the grid pattern for dates of WAI-ARIA; null for other keys. */
export function dayAfterKey(day: string, key: string, isShift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -WEEK_DAYS)
    case 'ArrowDown':
      return addDays(day, WEEK_DAYS)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, WEEK_DAYS - 1 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, isShift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, isShift ? 12 : 1)
    default:
      return null
  }
}

/** "November 2026" */
export function nameMonth(month: Month): string {
  return formatCalendarDay(`${month}-01`, 'month')
}

/** "Monday, November 30, 2026" */
export function nameDay(day: string): string {
  return formatCalendarDay(day, 'weekdayAndLongDay')
}
