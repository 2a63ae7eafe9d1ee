/** Rules of redirects from short addresses of this site to pages of the donation host. Studio and site both hold to them. */

export type RedirectRule = {
  /** Path on this site: "/albayan/terminal1". */
  path: string
  /** Name on the donation host: "albayan". */
  destination: string
}

const MAX_PATH_LENGTH = 200
const MAX_NAME_LENGTH = 100

/** No dots, so that no file and no `..` can be meant; nothing that needs escaping in an address or a header. */
const PATH = /^(\/[a-z0-9][a-z0-9_-]*)+$/
const NAME = /^[a-z0-9][a-z0-9_-]*$/i

/** First parts of the addresses that the site itself answers, or will; a redirect there would hide a page. */
const RESERVED = new Set([
  '404',
  '500',
  'api',
  'author',
  'blog',
  'category',
  'feed',
  'healthz',
  'icons',
  'images',
  'index',
  'info',
  'karima',
  'og',
  'post',
  'privacy',
  'readyz',
  'register',
  'request-trial',
  'rss',
  'scranton',
  'studio',
  'success',
  'terms',
  'trial',
])

/**
 * The form in which two paths are compared: lower case, without a slash at the end. Null for what is no path of a redirect.
 */
export function redirectKey(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null
  const key = path.toLowerCase().replace(/\/$/, '')
  return PATH.test(key) ? key : null
}

/** A sentence for staff and logs that says what is wrong with the rule on its own; null when nothing is. */
export function problemOfRedirect({ path, destination }: RedirectRule): string | null {
  return problemOfPath(path) ?? problemOfDestination(destination)
}

export function problemOfPath(path: string): string | null {
  const key = redirectKey(path)
  if (!key) return 'Start with a slash and use letters, digits, - and _ only, for example /albayan'
  const [, first = ''] = key.split('/')
  return RESERVED.has(first) ? `Addresses that start with /${first} belong to the site itself; choose another` : null
}

export function problemOfDestination(destination: string): string | null {
  if (destination.length <= MAX_NAME_LENGTH && NAME.test(destination)) return null
  return 'Write the name as it stands at the end of the donation page’s address, for example albayan: no slash, no https'
}

/** The other rule's path when it catches the same visitors, capital letters and a slash at the end aside. */
export function findDuplicate(path: string, others: RedirectRule[]): string | null {
  const key = redirectKey(path)
  return others.find(other => redirectKey(other.path) === key)?.path ?? null
}

/**
 * The paths that a visitor would circle through, first and last the same: /a sends to b while /b sends to a. It happens as soon as the
 * donation host sends names that it does not know back to this site. A path that sends to its own name is the usual case and no loop.
 */
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

/** The keys of all rules for which findLoop finds a loop. Looks at each rule once, however long the ways are. */
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
