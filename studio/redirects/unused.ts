import { redirectKey } from '@/lib/redirects'
import type { VisitsReport } from '@/lib/visits/visits'
import type { RedirectState, StoredRedirect } from './states'

/** A poster hangs for a season. */
const QUIET_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** Redirects that work and that nobody has followed since the day `since`, such as "2026-08-25". */
export type Unused = { since: string; redirects: StoredRedirect[] }

/** Null while there are no numbers of QUIET_DAYS days: a redirect that was followed before cannot be told from one that never was. */
export function findUnused(
  states: RedirectState[],
  { today, since: countedFrom, redirects }: VisitsReport,
): Unused | null {
  const since = new Date(Date.parse(today) - QUIET_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (countedFrom === null || countedFrom > since) return null
  const followed = new Set(redirects.filter(({ lastDay }) => lastDay >= since).map(({ path }) => path))
  const isUnused = ({ redirect: { path, active, createdAt }, broken }: RedirectState) =>
    active && broken === null && createdAt < since && !followed.has(redirectKey(path) ?? path)
  return { since, redirects: states.filter(isUnused).map(({ redirect }) => redirect) }
}
