import { FORM_NAMES } from '../../lib/forms/forms.ts'
import type { TimeZone } from '../../lib/time-zones.ts'
import { MAX_PAGES, MONTH_DAYS, type VisitsReport, WEEK_DAYS } from '../../lib/visits/visits.ts'
import { addDays } from '../../lib/zoned-time.ts'
import type { Totals, VisitStore } from './store.ts'

const NONE = { week: 0, month: 0 }

export async function toReport(store: VisitStore, today: string, zone: TimeZone): Promise<VisitsReport> {
  const month = daysBefore(today, MONTH_DAYS - 1)
  const totals = await store.read({ week: daysBefore(today, WEEK_DAYS - 1), month, limit: MAX_PAGES })
  const { since, pages, redirects } = totals
  return { zone, today, since, pages, forms: sumForms(totals), days: listDays(totals, month), redirects }
}

export function daysBefore(day: string, count: number): string {
  return addDays(day, -count) ?? day
}

function sumForms({ forms }: Totals): VisitsReport['forms'] {
  return FORM_NAMES.map(name => {
    const find = (wanted: string) => forms.find(({ form, kind }) => form === name && kind === wanted)?.sums ?? NONE
    return { form: name, started: find('start'), sent: find('sent') }
  })
}

function listDays({ days }: Totals, first: string): VisitsReport['days'] {
  return Array.from({ length: MONTH_DAYS }, (_, index) => {
    const date = daysBefore(first, -index)
    const find = (wanted: string) => days.find(({ day, kind }) => day === date && kind === wanted)?.number ?? 0
    return { day: date, views: find('view'), started: find('start'), sent: find('sent') }
  })
}
