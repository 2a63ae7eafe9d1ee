import { whenWords } from '../../lib/time/dates.ts'
import { hasCome, readInstant } from '../../lib/time/instants.ts'
import { edgesOf, readWindow } from '../../lib/time/show-window.ts'
import type { TimeZone } from '../../lib/time/time-zones.ts'
import type { Finding } from './finding.ts'

type Stored = Record<string, unknown> | null | undefined

/** False for a document that shows at once, and so leaves nothing. */
export function mayLeave(next: Stored, now: number, zone: TimeZone): boolean {
  return (readInstant(next?.publishedAt) ?? now) > now || seasonOpens(next, now, zone) > now
}

/** A page or a post that visitors see now, and that would leave the site until its new date or its season. */
export function findLeaving(published: Stored, next: Stored, now: number, zone: TimeZone): Finding[] {
  const comesAt = readInstant(next?.publishedAt)
  if (hasCome(published?.publishedAt, now) && comesAt !== null && comesAt > now)
    return [{ path: ['publishedAt'], message: leavesUntil(comesAt, now, zone) }]
  const isThere = published?.slug && (published._type === 'page' || hasCome(published.publishedAt, now))
  const opensAt = seasonOpens(next, now, zone)
  if (!isThere || seasonOpens(published, now, zone) > now || opensAt <= now) return []
  return [{ path: ['season'], message: leavesUntil(opensAt, now, zone) }]
}

/** When the season begins that is now or comes next; without a season, long ago. */
function seasonOpens(document: Stored, now: number, zone: TimeZone): number {
  const edges = document?.season ? edgesOf(readWindow(document, zone), now) : null
  return edges === null || typeof edges === 'string' ? Number.NEGATIVE_INFINITY : edges.opensAt
}

function leavesUntil(moment: number, now: number, zone: TimeZone): string {
  return `It is on the site now. It would leave the site until ${whenWords(moment, now, zone)}.`
}
