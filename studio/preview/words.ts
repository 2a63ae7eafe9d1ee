import { clockWords, dateWords, weekdayWords } from '@/lib/dates'
import type { PreviewDate } from '@/lib/preview-date'
import { TIME_ZONES, type TimeZone } from '@/lib/time-zones'

/** "Mon, Nov 30, 9:00 AM" on the clocks of the date's zone, with the year unless it is this year. */
export function nameDate({ moment, zone }: PreviewDate, now: number): string {
  return `${weekdayWords(moment, zone).slice(0, 3)}, ${dateWords(moment, now, zone)}, ${clockWords(moment, zone)}`
}

/** The city of a zone, such as "Chicago". */
export function namePlace(zone: TimeZone): string {
  return TIME_ZONES[zone].places.split(',')[0] ?? ''
}
