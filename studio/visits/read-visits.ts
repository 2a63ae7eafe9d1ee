import { FORM_NAMES } from '@/lib/forms/forms'
import type { VisitsReport } from '@/lib/visits/visits'
import { codeOf, createApi, FINAL_REFUSALS, type ReadToken } from '@/studio/requests/api/client'
import { z } from '@/studio/zod'

const SUMS = z.object({ week: z.number(), month: z.number() })

/** Decoded, because a tab that stays open during a deployment gets the numbers of another version. */
const REPORT = z.object({
  zone: z.string(),
  today: z.iso.date(),
  since: z.iso.date().nullable(),
  pages: z.array(z.object({ page: z.string(), views: SUMS, sent: SUMS })),
  forms: z.array(z.object({ form: z.enum(FORM_NAMES), started: SUMS, sent: SUMS })),
  days: z.array(z.object({ day: z.iso.date(), views: z.number(), started: z.number(), sent: z.number() })),
  redirects: z.array(z.object({ path: z.string(), lastDay: z.iso.date(), hits: SUMS })),
}) satisfies z.ZodType<VisitsReport>

/** Asks the site for its numbers. Anything but the expected response rejects with a RefusedError. */
export function readVisits(readToken: ReadToken, send?: typeof fetch): Promise<VisitsReport> {
  return createApi('/api/visits', readToken, send).read(REPORT, '')
}

/** Null where nothing is counted, or this person may not see it. Rejects while the site does not answer. */
export async function readVisitsIfAllowed(readToken: ReadToken): Promise<VisitsReport | null> {
  try {
    return await readVisits(readToken)
  } catch (error) {
    if (FINAL_REFUSALS.includes(codeOf(error))) return null
    throw error
  }
}
