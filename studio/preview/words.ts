import type { PreviewDate } from '@/lib/preview-date'
import { TIME_ZONES, type TimeZone } from '@/lib/time-zones'

/** "Mon, Nov 30, 9:00 AM" on the clocks of the date's zone, with the year unless it is this year. */
export function nameDate({ moment, zone }: PreviewDate, now: number): string {
  const yearOf = (time: number) => new Date(time).toLocaleDateString('en-US', { year: 'numeric', timeZone: zone })
  return new Date(moment)
    .toLocaleString('en-US', {
      ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: zone },
      ...(yearOf(moment) !== yearOf(now) && { year: 'numeric' as const }),
    })
    .replace(/\u202f/g, ' ')
}

/** The city of a zone, such as "Chicago". */
export function namePlace(zone: TimeZone): string {
  return TIME_ZONES[zone].places.split(',')[0] ?? ''
}
