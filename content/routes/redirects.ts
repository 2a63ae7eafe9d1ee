import { log } from '@/lib/log'
import type { Redirect } from '@/lib/redirect-target'
import { findLoops, problemOfRedirect, redirectKey } from '@/lib/redirects'
import { REDIRECTS_QUERY } from '@/schemas/documents/redirect.query'
import { fetchPublished } from '../fetch'
import type { REDIRECTS_QUERY_RESULT } from '../types.gen'
import { list, text } from '../values'

/** A published redirect takes effect a little later than this. */
const FRESH_MS = 2_000
const PORTION = 500
const MAX_REDIRECTS = 10_000

type RawRedirect = REDIRECTS_QUERY_RESULT[number]
type RawRule = Omit<RawRedirect, '_id' | '_createdAt'>

/** `key` is for the lookup; `problem` is what is wrong with the rule before it is compared with others. */
type Rule = { redirect: Redirect; key: string | null; problem: string | null }

let known: Promise<Map<string, Redirect>> = Promise.resolve(new Map())
let askedAt = Number.NEGATIVE_INFINITY
let reported = ''

/**
 * The redirect for a path of this site, or null. All redirects are kept in memory and refreshed in the background; only the very
 * first request waits. While the content service fails, the last known redirects stay. Never throws.
 */
export async function findRedirect(path: string): Promise<Redirect | null> {
  const key = redirectKey(path)
  if (!key) return null
  const now = performance.now()
  if (now - askedAt > FRESH_MS) {
    const isFirst = askedAt === Number.NEGATIVE_INFINITY
    askedAt = now
    const last = known
    const next = readRedirects().catch(error => {
      log.warn('redirects.unreadable', { message: 'The last known redirects stay' }, error)
      return last
    })
    if (isFirst) known = next
    else
      next.then(redirects => {
        known = Promise.resolve(redirects)
      })
  }
  return (await known).get(key) ?? null
}

async function readRedirects(): Promise<Map<string, Redirect>> {
  const { redirects, problems } = sortOut(await fetchRules())
  const report = problems.join('; ')
  if (report && report !== reported) log.warn('redirects.ignored', { count: problems.length, problems: report })
  reported = report
  return redirects
}

/** Small portions do not block other requests for long. Sorted by age, because the older of two rules for a path wins. */
async function fetchRules(): Promise<Rule[]> {
  const all: { id: string; createdAt: string; rule: Rule }[] = []
  let portion: RawRedirect[]
  do {
    portion = await fetchPublished(REDIRECTS_QUERY, { after: all.at(-1)?.id ?? '', count: PORTION })
    all.push(...portion.map(raw => ({ id: raw._id, createdAt: raw._createdAt, rule: toRule(raw) })))
  } while (portion.length === PORTION && all.length < MAX_REDIRECTS)
  return all.sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)).map(({ rule }) => rule)
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
