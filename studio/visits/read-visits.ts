import { FORM_NAMES } from '@/lib/forms/forms'
import type { VisitsReport } from '@/lib/visits/visits'
import { codeOf, FINAL_REFUSALS, type ReadToken, RefusedError, readRefusal } from '@/studio/requests/api/client'
import { z } from '@/studio/zod'

const ADDRESS = '/api/visits'

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
export async function readVisits(
  readToken: ReadToken,
  send: typeof fetch = (...args) => fetch(...args),
): Promise<VisitsReport> {
  const token = readToken()
  if (!token) throw new RefusedError('sign in', 'Nobody is signed in to the Studio: there is no session token')
  const headers = { authorization: `Bearer ${token}` }
  const response = await send(ADDRESS, { headers, cache: 'no-store', credentials: 'omit' }).catch((error: unknown) => {
    throw new RefusedError('no answer', String(error))
  })
  if (!response.ok) throw await readRefusal(response)
  const { success, data, error } = REPORT.safeParse(await response.json().catch(() => null))
  if (success) return data
  throw new RefusedError('no answer', `${ADDRESS} did not answer in the expected shape: ${error.message}`)
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
