import { formatMoment } from '@/lib/dates'
import { hasCome, readInstant } from '@/lib/instants'
import type { TimeZone } from '@/lib/time-zones'
import type { Finding } from '@/schemas/readiness/finding'

type Stored = Record<string, unknown> | null | undefined

/** A post that visitors see now, and that would leave the site until its new date. */
export function findLeaving(published: Stored, next: Stored, now: number, zone: TimeZone): Finding[] {
  const comesAt = readInstant(next?.publishedAt)
  if (!hasCome(published?.publishedAt, now) || comesAt === null || comesAt <= now) return []
  const sentence = `It is on the site now. It would leave the site until ${formatMoment(comesAt, zone)}.`
  return [{ path: ['publishedAt'], sentence }]
}
