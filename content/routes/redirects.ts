import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { byAge } from '@/lib/addresses/page-address'
import { sortRedirects } from '@/lib/addresses/redirect-chains'
import { MAX_REDIRECTS, movedKey } from '@/lib/addresses/redirects'
import { log } from '@/lib/process/log'
import { REDIRECTS_QUERY } from '@/schemas/documents/redirect.query'
import { fetchContent } from '../fetch'
import { readPortions } from '../kept-list'
import type { REDIRECTS_QUERY_RESULT } from '../types.gen'
import { text } from '../values'

const PORTION = 500

const TEXT = z.string().catch('').transform(text)
const OPTIONAL = z.string().nullable().catch(null)

/** Each alone, because one that another program wrote must not cost all others. */
const RAW = z.object({
  _id: z.string(),
  _createdAt: z.string().catch(''),
  path: TEXT,
  destination: TEXT,
  confirmedHost: OPTIONAL,
  movedId: OPTIONAL,
  isOff: z.boolean().catch(false),
  parameters: z
    .array(z.object({ key: z.string().catch(''), value: TEXT }))
    .catch([])
    .transform(all => all.filter(({ key }) => key)),
})

let reported = ''

/** Rejects if the service fails. */
export function readRedirects(): Promise<REDIRECTS_QUERY_RESULT> {
  return readPortions({ size: PORTION, max: MAX_REDIRECTS }, portion => fetchContent(REDIRECTS_QUERY, portion))
}

/** Sorted by age, because the older of two rules for a path wins. Other requests are answered between the steps. */
export async function toRedirects(answer: readonly unknown[]) {
  const read = answer.flatMap(each => RAW.safeParse(each).data ?? [])
  await nextTurn()
  const sorted = read.sort(byAge)
  await nextTurn()
  const { followed: redirects, ignored } = await sortRedirects(
    sorted.filter(({ movedId }) => movedId === null),
    nextTurn,
  )
  const report = [...ignored].map(([{ path }, reason]) => `${path}: ${reason}`).join('; ')
  if (report && report !== reported) log.warn('redirects.ignored', { count: ignored.size, problems: report })
  reported = report
  // The later of two documents that had an address is found. While `isOff`, it leads nowhere.
  const moved = sorted.flatMap(({ path, movedId, isOff }) => {
    const key = movedId === null ? null : movedKey(path)
    return key && movedId ? [[key, { id: movedId, isOff }] as const] : []
  })
  return { redirects, moved: new Map(moved) }
}
