import type { FormName } from '../../lib/forms/forms.ts'
import type { Sums, Visit, VisitKind } from '../../lib/visits/visits.ts'

/** How often something happened on a day, such as "2026-11-23". */
export type Count = Visit & { day: string; number: number }

/** The first days of the two sums. `limit` is the most pages that are returned. */
export type Period = { week: string; month: string; limit: number }

export type Totals = {
  since: string | null
  pages: { page: string; views: Sums; sent: Sums }[]
  forms: { form: FormName; kind: VisitKind; sums: Sums }[]
  days: { day: string; kind: VisitKind; number: number }[]
  redirects: { path: string; lastDay: string; hits: Sums }[]
}

/** Where the numbers are kept. Several processes may add to them at once. Its functions reject while it cannot be used. */
export type VisitStore = {
  /** Adds all of them or none. */
  add: (counts: Count[]) => Promise<void>
  read: (period: Period) => Promise<Totals>
  /** Removes what was counted before the day; returns the number of rows. */
  removeBefore: (day: string) => Promise<number>
  close: () => Promise<void>
}
