import { readInstant } from '@/lib/instants'
import { redirectKey } from '@/lib/redirects'
import { readTimeZone } from '@/lib/time-zones'
import type { VisitsReport } from '@/lib/visits/visits'
import { addDays, momentOf } from '@/lib/zoned-time'
import type { RedirectState, StoredRedirect } from './states'

/** A poster hangs for a season. */
const QUIET_DAYS = 90

/** Redirects that work and that nobody has followed since the day `since`, such as "2026-08-25". */
export type Unused = { since: string; redirects: StoredRedirect[] }

/** Null while there are no numbers of QUIET_DAYS days: a redirect that was followed before cannot be told from one that never was. */
export function findUnused(
  states: RedirectState[],
  { zone, today, since: countedFrom, redirects }: VisitsReport,
): Unused | null {
  const since = addDays(today, -QUIET_DAYS)
  const start = since === null ? null : momentOf(since, '00:00', readTimeZone(zone))
  if (since === null || start === null || countedFrom === null || countedFrom > since) return null
  const followed = new Set(redirects.filter(({ lastDay }) => lastDay >= since).map(({ path }) => path))
  const isUnused = ({ redirect: { path, active, createdAt }, broken }: RedirectState) =>
    active && broken === null && (readInstant(createdAt) ?? start) < start && !followed.has(redirectKey(path) ?? path)
  return { since, redirects: states.filter(isUnused).map(({ redirect }) => redirect) }
}
