import { log } from '@/lib/log'
import type { Redirect } from '@/lib/redirect-target'
import { followLoop, problemOfRedirect, redirectKey } from '@/lib/redirects'
import { REDIRECTS_QUERY } from '@/schemas/documents/redirect.query'
import { fetchContent } from './fetch'
import type { REDIRECTS_QUERY_RESULT } from './types.gen'
import { list, text } from './values'

/** A published redirect works this much later, and a little more. */
const FRESH_MS = 2_000

let known: Promise<Map<string, Redirect>> = Promise.resolve(new Map())
let askedAt = Number.NEGATIVE_INFINITY
let reported = ''

/**
 * The redirect for a path of this site, or null. All of them are kept in memory and asked for again in the background; only
 * the very first visitor waits. Where the content service does not answer, the last known ones stay. Never throws.
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
  const { redirects, problems } = sortOut(await fetchContent(REDIRECTS_QUERY))
  const report = problems.join('; ')
  if (report && report !== reported) log.warn('redirects.ignored', { count: problems.length, problems: report })
  reported = report
  return redirects
}

/** Those that may be followed, by their key, and a sentence for each of the others: the Studio is not the only writer. */
export function sortOut(result: REDIRECTS_QUERY_RESULT): { redirects: Map<string, Redirect>; problems: string[] } {
  const problems: string[] = []
  const redirects = new Map<string, Redirect>()
  for (const raw of result) {
    const redirect = toRedirect(raw)
    const key = redirectKey(redirect.path)
    const problem = key && redirects.has(key) ? 'Another redirect has this path' : problemOfRedirect(redirect)
    if (problem || !key) problems.push(`${redirect.path}: ${problem}`)
    else redirects.set(key, redirect)
  }
  const circling = [...redirects].filter(([, redirect]) => followLoop(redirect, redirects) !== null)
  for (const [key, { path }] of circling) {
    problems.push(`${path}: visitors would go round in a circle`)
    redirects.delete(key)
  }
  return { redirects, problems }
}

function toRedirect({ path, destination, parameters }: REDIRECTS_QUERY_RESULT[number]): Redirect {
  return {
    path: text(path),
    destination: text(destination),
    parameters: list(parameters).flatMap(({ key, value }) => (key ? [{ key, value: text(value) }] : [])),
  }
}
