import { z } from 'zod'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'
import type { Redirect } from '@/lib/redirect-target'
import { findLoops, isReserved, problemOfRedirect, redirectKey } from '@/lib/redirects'
import { serverEnv } from '@/lib/server-env'
import { REDIRECTS_QUERY } from '@/schemas/documents/redirect.query'
import { client } from '../client'
import { fetchPublished } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { keepAnswer } from '../kept-answer'
import type { REDIRECTS_QUERY_RESULT } from '../types.gen'
import { list, text } from '../values'
import { keepList } from './kept-list'

const PORTION = 500
const MAX_REDIRECTS = 10_000

/** A rule with a value of another type is ignored alone, as one without it. */
const TEXT = z.string().nullable().catch(null)

const RAW_REDIRECTS = z.array(
  z.object({
    _id: z.string(),
    _createdAt: z.string(),
    path: TEXT,
    destination: TEXT,
    parameters: z
      .array(z.object({ key: TEXT, value: TEXT }))
      .nullable()
      .catch(null),
  }),
)

type RawRedirect = REDIRECTS_QUERY_RESULT[number]
type RawRule = Omit<RawRedirect, '_id' | '_createdAt'>

/** `key` is for the lookup; `problem` is what is wrong with the rule before it is compared with others. */
type Rule = { redirect: Redirect; key: string | null; problem: string | null }

const redirects = perProcess('redirects', () =>
  keepList({
    name: 'Redirects',
    tags: tagsOf('redirects'),
    read: readAll,
    decode: toRedirects,
    kept: keepAnswer({
      folder: serverEnv.cacheFolder,
      name: 'redirects',
      url: client.getDataUrl('query'),
      of: 'content',
    }),
  }),
)
let reported = ''

/**
 * The redirect for a path of this site, or null. While the content service fails, the last known redirects stay, also across a restart.
 * Never throws.
 */
export async function findRedirect(path: string): Promise<Redirect | null> {
  const key = redirectKey(path)
  // Paths of the site's own pages never wait for redirects.
  if (!key || isReserved(key)) return null
  return (await redirects.get())?.get(key) ?? null
}

/** Small portions do not block other requests for long. */
async function readAll(): Promise<RawRedirect[]> {
  const all: RawRedirect[] = []
  let portion: RawRedirect[]
  do {
    portion = await fetchPublished(REDIRECTS_QUERY, { after: all.at(-1)?._id ?? '', count: PORTION })
    all.push(...portion)
  } while (portion.length === PORTION && all.length < MAX_REDIRECTS)
  return all
}

/** Sorted by age, because the older of two rules for a path wins. */
function toRedirects(answer: unknown): Map<string, Redirect> {
  const sorted = RAW_REDIRECTS.parse(answer).sort(
    (a, b) => compare(a._createdAt, b._createdAt) || compare(a._id, b._id),
  )
  const { redirects, problems } = sortOut(sorted.map(toRule))
  const report = problems.join('; ')
  if (report && report !== reported) log.warn('redirects.ignored', { count: problems.length, problems: report })
  reported = report
  return redirects
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export function toRule({ path, destination, parameters }: RawRule): Rule {
  const redirect: Redirect = {
    path: text(path),
    destination: text(destination),
    parameters: list(parameters).flatMap(({ key, value }) => (key ? [{ key, value: text(value) }] : [])),
  }
  return { redirect, key: redirectKey(redirect.path), problem: problemOfRedirect(redirect) }
}

/** Valid redirects by key, and a sentence for each invalid one: the Studio, which validates, is not the only writer. */
export function sortOut(rules: Rule[]): { redirects: Map<string, Redirect>; problems: string[] } {
  const problems: string[] = []
  const redirects = new Map<string, Redirect>()
  for (const { redirect, key, problem } of rules) {
    if (key && redirects.has(key)) problems.push(`${redirect.path}: Another redirect has this path`)
    else if (problem || !key) problems.push(`${redirect.path}: ${problem}`)
    else redirects.set(key, redirect)
  }
  for (const key of findLoops(redirects)) {
    problems.push(`${redirects.get(key)?.path}: visitors would go round in a circle`)
    redirects.delete(key)
  }
  return { redirects, problems }
}
