import { momentOf } from './zoned-time.ts'

/** The moment at which clocks in New York show this; the month counts from 0, as in `new Date()`. */
export function inNewYork(year: number, month: number, date: number, hour = 0, minute = 0, second = 0): Date {
  const two = (part: number) => String(part).padStart(2, '0')
  const moment = momentOf(`${year}-${two(month + 1)}-${two(date)}`, `${two(hour)}:${two(minute)}`, 'America/New_York')
  return new Date((moment ?? Number.NaN) + second * 1_000)
}
