import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { movedKey } from '@/lib/addresses/moved-address'
import { byAge } from '@/lib/addresses/page-address'
import type { Redirect } from '@/lib/addresses/redirect-target'
import { isReserved, MAX_REDIRECTS, redirectKey } from '@/lib/addresses/redirects'
import { sortInSteps } from '@/lib/addresses/sort-redirects'
import { log } from '@/lib/process/log'
import { perProcess } from '@/lib/process/per-process'
import { REDIRECTS_QUERY } from '@/schemas/documents/redirect.query'
import { fetchPublished } from '../fetch'
import { tagsOf } from '../freshness/tags'
import type { REDIRECTS_QUERY_RESULT } from '../types.gen'
import { list, text } from '../values'
import { keepContent, keepList, readPortions } from './kept-list'

const PORTION = 500

const TEXT = z.string().nullable().catch(null)

const RAW_REDIRECTS = z.array(
  z.object({
    _id: z.string(),
    _createdAt: z.string(),
    path: TEXT,
    destination: TEXT,
    confirmedHost: TEXT,
    movedId: TEXT,
    isOff: z.boolean().catch(false),
    parameters: z
      .array(z.object({ key: TEXT, value: TEXT }))
      .nullable()
      .catch(null),
  }),
)

type RawRedirect = REDIRECTS_QUERY_RESULT[number]
type RawRule = Omit<RawRedirect, '_id' | '_createdAt' | 'movedId' | 'isOff'>

/** While `isOff`, its old address shows no page. */
type Moved = { id: string; isOff: boolean }

type Redirects = {
  byKey: Map<string, Redirect>
  moved: Map<string, Moved>
}

const redirects = perProcess('redirects', () =>
  keepList({
    name: 'Redirects',
    tags: tagsOf('redirects'),
    read: readAll,
    decode: toRedirects,
    kept: keepContent('redirects'),
  }),
)
let reported = ''

/** While the content service fails, the last known redirects stay, also across a restart. Never throws. */
export async function findRedirect(path: string): Promise<Redirect | null> {
  const key = redirectKey(path)
  if (!key || isReserved(key)) return null
  return (await redirects.get())?.byKey.get(key) ?? null
}

export async function findMovedId(path: string): Promise<string | null> {
  const moved = await findMoved(path)
  return moved && !moved.isOff ? moved.id : null
}

export async function isMovedOff(path: string): Promise<boolean> {
  return (await findMoved(path))?.isOff ?? false
}

async function findMoved(path: string): Promise<Moved | null> {
  const key = movedKey(path)
  return key ? ((await redirects.get())?.moved.get(key) ?? null) : null
}

function readAll(): Promise<RawRedirect[]> {
  return readPortions({ size: PORTION, max: MAX_REDIRECTS }, portion => fetchPublished(REDIRECTS_QUERY, portion))
}

/** Sorted by age, because the older of two rules for a path wins. Other requests are answered between the steps. */
async function toRedirects(answer: unknown): Promise<Redirects> {
  const read = RAW_REDIRECTS.parse(answer)
  await nextTurn()
  const sorted = read.sort(byAge)
  await nextTurn()
  const steps = sortInSteps(sorted.filter(({ movedId }) => movedId === null).map(toRule))
  let step = steps.next()
  for (; !step.done; step = steps.next()) await nextTurn()
  const { followed: byKey, ignored } = step.value
  const report = [...ignored].map(([{ path }, reason]) => `${path}: ${reason}`).join('; ')
  if (report && report !== reported) log.warn('redirects.ignored', { count: ignored.size, problems: report })
  reported = report
  return { byKey, moved: toMoved(sorted) }
}

/** The later of two documents that had an address is found. */
function toMoved(sorted: z.infer<typeof RAW_REDIRECTS>): Map<string, Moved> {
  return new Map(
    sorted.flatMap(({ path, movedId, isOff }) => {
      const key = movedId === null ? null : movedKey(text(path))
      return key && movedId ? [[key, { id: movedId, isOff }]] : []
    }),
  )
}

export function toRule({ path, destination, confirmedHost, parameters }: RawRule): Redirect {
  return {
    path: text(path),
    destination: text(destination),
    confirmedHost,
    parameters: list(parameters).flatMap(({ key, value }) => (key ? [{ key, value: text(value) }] : [])),
  }
}
