import { dateWords, inWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { countOf } from '@/lib/words/format'
import { midnight } from '@/studio/requests/days'

/** Higher numbers are not written out, because they tell staff nothing more. */
const MOST = 99

/** `kind` is empty where the name says it already, `changes` null for what was never published, and `changedAt` in ISO 8601. */
type Noted = { kind: string; changes: number | null; by: string | null | undefined; changedAt: string }

/** "Post · You, 20 minutes ago"; "3 changes · Maryam Raza, yesterday" */
export function noteOf({ kind, changes, by, changedAt }: Noted, now: Date): string {
  const ago = agoWords(changedAt, now)
  const count = changes !== null && changes > 0 && countOf(changes, 'change')
  return [kind, count, by ? `${by}, ${ago}` : ago].filter(Boolean).join(' · ')
}

export function countWords(total: number): string {
  if (total === 0) return ''
  return total > MOST ? `${MOST}+` : String(total)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS_OF_WEEK = 7

/** "just now", "20 minutes ago", "2 hours ago", "yesterday", "Thursday", "Nov 3", in days of the organisation. `at` is ISO 8601. */
export function agoWords(at: string, now: Date): string {
  const date = new Date(at)
  const passed = now.getTime() - date.getTime()
  if (passed < MINUTE_MS) return 'just now'
  if (passed < HOUR_MS) return `${countOf(Math.floor(passed / MINUTE_MS), 'minute')} ago`
  if (date >= midnight(now, 0)) return `${countOf(Math.floor(passed / HOUR_MS), 'hour')} ago`
  if (date >= midnight(now, 1)) return 'yesterday'
  const isThisWeek = date >= midnight(now, DAYS_OF_WEEK - 1)
  return isThisWeek ? inWords('weekday', date, staffZone()) : dateWords(date, now, staffZone())
}
