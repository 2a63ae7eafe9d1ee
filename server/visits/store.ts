import type { FormName } from '../../lib/forms/forms.ts'
import type { Sums, Visit, VisitKind } from '../../lib/visits/visits.ts'

/** `day` is such as "2026-11-23". */
export type Count = Visit & { day: string; number: number }

/** First days of the two sums; `limit` in pages. */
type Period = { week: string; month: string; limit: number }

export type Totals = {
  since: string | null
  pages: { page: string; views: Sums; sent: Sums }[]
  forms: { form: FormName; kind: VisitKind; sums: Sums }[]
  days: { day: string; kind: VisitKind; number: number }[]
  redirects: { path: string; lastDay: string; hits: Sums }[]
}

/** Several processes may add at once. Functions reject while the store cannot be used. */
export type VisitStore = {
  /** All of them or none. */
  add: (counts: Count[]) => Promise<void>
  read: (period: Period) => Promise<Totals>
  /** Returns the number of rows. */
  removeBefore: (day: string) => Promise<number>
  close: () => Promise<void>
}
