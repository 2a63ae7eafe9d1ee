import type { TimeZone } from '@/lib/time/time-zones'
import { offsetAt, readInstant } from '@/lib/time/zoned-time'

/** RFC 822: "Mon, 12 Jan 2026 20:30:00 -0500". */
export function feedDate(time: string, zone: TimeZone): string {
  const moment = readInstant(time)
  if (moment === null) return ''
  const offset = offsetAt(moment, zone)
  const minutes = Math.abs(offset) / 60_000
  const digits = [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join('')
  return new Date(moment + offset).toUTCString().replace('GMT', `${offset < 0 ? '-' : '+'}${digits}`)
}
