import { PAGE_PATHS, ROUTES } from './pages.ts'

/** Rules for redirects from short addresses of this site to pages of the donation host, shared by Studio and site. */

export type RedirectRule = {
  path: string
  destination: string
}

const MAX_PATH_LENGTH = 200
const MAX_NAME_LENGTH = 100

/** Dots are not allowed, so that no path is a file or contains `..`, and neither is anything that needs escaping in a URL or header. */
const PATH = /^(\/[a-z0-9][a-z0-9_-]*)+$/
const NAME = /^[a-z0-9][a-z0-9_-]*$/i

/** First segments of further addresses that the site itself answers, now or later. */
const OTHERS = [
  '404',
  '500',
  'api',
  'category',
  'feed',
  'fee-calculator',
  'healthz',
  'icons',
  'images',
  'index',
  'og',
  'readyz',
  'received',
  'rss',
  'studio',
]

/** First segments that a redirect must not have, because it would hide a page. */
const RESERVED = new Set([
  ...OTHERS,
  ...[...PAGE_PATHS, ...ROUTES.map(({ path }) => path)].map(path => path.split('/')[1] ?? ''),
])

/** The form in which paths are compared: lower case, no trailing slash. Null if the path is not valid for a redirect. */
export function redirectKey(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null
  const key = path.toLowerCase().replace(/\/$/, '')
  return PATH.test(key) ? key : null
}

/** Returns what is wrong with the rule on its own, as a sentence for staff and logs, or null. */
export function problemOfRedirect({ path, destination }: RedirectRule): string | null {
  return problemOfPath(path) ?? problemOfDestination(destination)
}

export function problemOfPath(path: string): string | null {
  const key = redirectKey(path)
  if (!key) return 'Start with a slash and use letters, digits, - and _ only, for example /albayan'
  if (!isReserved(key)) return null
  return `Addresses that start with /${firstOf(key)} belong to the site itself; choose another`
}

/** Whether the site itself answers addresses like this key. */
export function isReserved(key: string): boolean {
  return RESERVED.has(firstOf(key))
}

function firstOf(key: string): string {
  return key.split('/')[1] ?? ''
}

export function problemOfDestination(destination: string): string | null {
  if (destination.length <= MAX_NAME_LENGTH && NAME.test(destination)) return null
  return 'Write the name as it stands at the end of the donation page’s address, for example albayan: no slash, no https'
}

export function findDuplicate(path: string, others: RedirectRule[]): string | null {
  const key = redirectKey(path)
  return others.find(other => redirectKey(other.path) === key)?.path ?? null
}

/** Returns the paths of a loop, first and last the same, or null. A path that leads to its own name is the usual case and not a loop. */
export function findLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const byKey = new Map([...others, rule].map(each => [redirectKey(each.path), each]))
  const start = redirectKey(rule.path)
  const seen = new Set([start])
  const way = [rule.path]
  for (let at: RedirectRule | undefined = rule; at; ) {
    const next = nextKey(at)
    if (next === redirectKey(at.path)) return null
    if (next === start) return [...way, rule.path]
    if (seen.has(next)) return null
    seen.add(next)
    at = byKey.get(next)
    if (at) way.push(at.path)
  }
  return null
}

/** Returns the keys of all rules for which findLoop finds a loop, in linear time. */
export function findLoops(byKey: ReadonlyMap<string, RedirectRule>): Set<string> {
  const looping = new Set<string>()
  const settled = new Set<string>()
  for (const start of byKey.keys()) {
    if (settled.has(start)) continue
    const way = new Set<string>()
    let at = start
    for (let rule = byKey.get(at); rule && !settled.has(at) && !way.has(at); rule = byKey.get(at)) {
      way.add(at)
      at = nextKey(rule) ?? ''
    }
    const loop = way.has(at) ? [...way].slice([...way].indexOf(at)) : []
    if (loop.length > 1) for (const key of loop) looping.add(key)
    for (const key of way) settled.add(key)
  }
  return looping
}

function nextKey({ destination }: RedirectRule): string | null {
  return redirectKey(`/${destination}`)
}
