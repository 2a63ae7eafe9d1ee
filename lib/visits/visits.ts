/** Numbers per day, without anything about the visitor. */
import type { FormName } from '../forms/forms.ts'
import { perProcess } from '../per-process.ts'

/** `start`: a form got its first focus; `redirect`: a short address was followed. */
export const VISIT_KINDS = ['view', 'start', 'sent', 'redirect'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** `page` is a path of a page that exists, OTHER_PAGES, or '' if unknown; of a redirect, its own path. `form` is '' except for forms. */
export type Visit = { kind: VisitKind; page: string; form: FormName | '' }

/** Addresses that do not exist, which show the landing page. */
export const OTHER_PAGES = '*'

export const WEEK_DAYS = 7
export const MONTH_DAYS = 28

export type Sums = { week: number; month: number }

/** The body of GET /api/visits. Days are dates in `zone`, such as "2026-11-23". */
export type VisitsReport = {
  zone: string
  today: string
  since: string | null
  pages: { page: string; views: Sums; sent: Sums }[]
  forms: { form: FormName; started: Sums; sent: Sums }[]
  days: { day: string; views: number; started: number; sent: number }[]
  redirects: { path: string; lastDay: string; hits: Sums }[]
}

export const MAX_PAGES = 100
export const KEPT_DAYS = 400

export type Visits = {
  /** Costs microseconds, never throws. */
  count: (visit: Visit) => void
  /** Rejects while the store cannot be read. */
  report: () => Promise<VisitsReport>
}

const place = () => perProcess('visits', () => ({ visits: null as Visits | null }))

export function siteVisits(): Visits | null {
  return place().visits
}

export function offerVisits(visits: Visits | null): void {
  place().visits = visits
}
