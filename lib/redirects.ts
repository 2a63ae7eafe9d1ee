import { cleanLink } from './links.ts'
import { PAGE_PATHS, ROUTES } from './pages.ts'
import { problemOfDestination, problemOfHost } from './redirect-destination.ts'

/** Rules for redirects from short addresses of this site, shared by Studio and site. */

export type RedirectRule = {
  path: string
  /** See lib/redirect-destination.ts. */
  destination: string
  /** The host of another site that staff confirmed. */
  confirmedHost?: string | null
}

/** More redirects than this, one after the other, are refused: browsers wait for each, and some give up. */
export const MAX_STEPS = 3

/** The site reads no more redirects than this. */
export const MAX_REDIRECTS = 10_000

const MAX_PATH_LENGTH = 200

/** Dots are not allowed, so that no path is a file or contains `..`, and neither is anything that needs escaping in a URL or header. */
const PATH = /^(\/[a-z0-9][a-z0-9_-]*)+$/

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
  'live-page',
  'markdown',
  'og',
  'page',
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

/** The form in which paths are compared: lower case, no trailing slash, no spaces around. Null if the path is not valid for a redirect. */
export function redirectKey(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null
  if (PATH.test(path)) return path
  const key = cleanLink(path).toLowerCase().replace(/\/$/, '')
  return PATH.test(key) ? key : null
}

/** Returns what is wrong with the rule on its own, as a sentence for staff and logs, or null. */
export function problemOfRedirect({ path, destination, confirmedHost }: RedirectRule): string | null {
  return problemOfPath(path) ?? problemOfDestination(destination) ?? problemOfHost(destination, confirmedHost ?? null)
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

export function findDuplicate(path: string, others: RedirectRule[]): string | null {
  const key = redirectKey(path)
  return others.find(other => redirectKey(other.path) === key)?.path ?? null
}
