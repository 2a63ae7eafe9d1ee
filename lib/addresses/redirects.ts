import { FEES_PAGE, INTERNAL_PAGES, NO_PAGES, PAGE_PATHS, RECEIVED_PAGE, ROUTES } from '../pages.ts'
import { cleanLink } from './links.ts'
import { problemOfDestination, problemOfHost } from './redirect-destination.ts'

export type RedirectRule = {
  path: string
  destination: string
  confirmedHost?: string | null
}

export const MAX_STEPS = 3

export const MAX_REDIRECTS = 10_000

const MAX_PATH_LENGTH = 200

/** No path is a file, contains `..`, or needs escaping in a URL or header. */
const PATH = /^(\/[a-z0-9][a-z0-9_-]*)+$/

const RESERVED = new Set([
  ...NO_PAGES,
  ...['category', 'feed', 'rss'],
  ...[...PAGE_PATHS, ...ROUTES.map(({ path }) => path), ...INTERNAL_PAGES, FEES_PAGE, RECEIVED_PAGE].map(
    path => path.split('/')[1] ?? '',
  ),
])

/** Lower case, no trailing slash, no spaces around. Null if the path is not valid for a redirect. */
export function redirectKey(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null
  if (PATH.test(path)) return path
  const key = cleanLink(path).toLowerCase().replace(/\/+$/, '')
  return PATH.test(key) ? key : null
}

export function problemOfRedirect({ path, destination, confirmedHost }: RedirectRule): string | null {
  return problemOfPath(path) ?? problemOfDestination(destination) ?? problemOfHost(destination, confirmedHost ?? null)
}

export function problemOfPath(path: string): string | null {
  const key = redirectKey(path)
  if (!key) return 'Start with a slash and use letters, digits, - and _ only, for example /albayan'
  if (!isReserved(key)) return null
  return `Addresses that start with /${firstOf(key)} belong to the site itself; choose another`
}

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
