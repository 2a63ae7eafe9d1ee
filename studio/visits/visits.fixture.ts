import { FORM_NAMES } from '@/lib/forms/forms'
import type { VisitsReport } from '@/lib/visits/visits'
import { addDays } from '@/lib/zoned-time'

const NONE = { week: 0, month: 0 }
const DAYS = 28

const TODAY = '2026-11-23'

export function visitsReport(changes: Partial<VisitsReport> = {}): VisitsReport {
  return {
    ...{ zone: 'America/New_York', today: TODAY, since: '2026-11-01', pages: [], redirects: [] },
    forms: FORM_NAMES.map(form => ({ form, started: NONE, sent: NONE })),
    days: Array.from({ length: DAYS }, (_, index) => ({
      day: addDays(TODAY, index + 1 - DAYS) ?? TODAY,
      ...{ views: index, started: 1, sent: 0 },
    })),
    ...changes,
  }
}
