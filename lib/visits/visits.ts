/** What the site counts of its visits: numbers per day, without anything about the visitor. */
import type { FormName } from '../forms/forms.ts'
import { perProcess } from '../per-process.ts'

/** `view`: a page was opened; `start`: a form got its first focus; `sent`: a form was accepted; `redirect`: a short address was followed. */
export const VISIT_KINDS = ['view', 'start', 'sent', 'redirect'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** `page` is a path of a page that exists, OTHER_PAGES, or '' if it is not known; of a redirect, its own path. `form` is '' except for forms. */
export type Visit = { kind: VisitKind; page: string; form: FormName | '' }

/** Stands for all addresses that do not exist, which show the landing page. */
export const OTHER_PAGES = '*'

/** Days of the two sums in a report, today included. */
export const WEEK_DAYS = 7
export const MONTH_DAYS = 28

/** Sums of the last WEEK_DAYS and MONTH_DAYS days. */
export type Sums = { week: number; month: number }

/** The body of GET /api/visits. Days are dates in `zone`, such as "2026-11-23". */
export type VisitsReport = {
  zone: string
  today: string
  /** The first day with numbers; null if nothing was counted yet. */
  since: string | null
  /** At most MAX_PAGES, sorted by the views of the month, the highest first. */
  pages: { page: string; views: Sums; sent: Sums }[]
  forms: { form: FormName; started: Sums; sent: Sums }[]
  /** The last MONTH_DAYS days, the oldest first. */
  days: { day: string; views: number; started: number; sent: number }[]
  /** Followed redirects with the last day. Any other was not followed since counting began, or for KEPT_DAYS. */
  redirects: { path: string; lastDay: string; hits: Sums }[]
}

export const MAX_PAGES = 100
/** Numbers are removed after this many days. */
export const KEPT_DAYS = 400

export type Visits = {
  /** Counts one visit. Costs microseconds, never throws. */
  count: (visit: Visit) => void
  /** Rejects while the store cannot be read. */
  report: () => Promise<VisitsReport>
}

const place = () => perProcess('visits', () => ({ visits: null as Visits | null }))

/** Returns null where nothing is counted: with VISITS=off, and without server.ts. */
export function siteVisits(): Visits | null {
  return place().visits
}

/** Called by the server, which stores the numbers. */
export function offerVisits(visits: Visits | null): void {
  place().visits = visits
}
