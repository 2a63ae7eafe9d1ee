import { z } from 'zod'
import { FORM_NAMES } from '../../lib/forms/forms.ts'
import { VISIT_KINDS } from '../../lib/visits/visits.ts'
import type { Totals } from './store.ts'

const KIND = z.enum(VISIT_KINDS)
const SINCE = z.object({ day: z.string().nullable() })

const PAGE = z
  .object({
    ...{ page: z.string(), views_week: z.number(), views_month: z.number() },
    ...{ sent_week: z.number(), sent_month: z.number() },
  })
  .transform(row => ({
    page: row.page,
    views: { week: row.views_week, month: row.views_month },
    sent: { week: row.sent_week, month: row.sent_month },
  }))

const FORM = z
  .object({ form: z.enum(FORM_NAMES), kind: KIND, week: z.number(), month: z.number() })
  .transform(({ form, kind, ...sums }) => ({ form, kind, sums }))

const DAY = z.object({ day: z.string(), kind: KIND, number: z.number() })

const REDIRECT = z
  .object({ path: z.string(), last_day: z.string(), week: z.number(), month: z.number() })
  .transform(({ path, last_day, ...hits }) => ({ path, lastDay: last_day, hits }))

type Rows = unknown[]

export function toTotals(rows: { since: Rows; pages: Rows; forms: Rows; days: Rows; redirects: Rows }): Totals {
  return {
    since: z.array(SINCE).parse(rows.since)[0]?.day ?? null,
    pages: z.array(PAGE).parse(rows.pages),
    // A form that the site no longer has leaves its numbers behind.
    forms: rows.forms.flatMap(row => FORM.safeParse(row).data ?? []),
    days: z.array(DAY).parse(rows.days),
    redirects: z.array(REDIRECT).parse(rows.redirects),
  }
}
