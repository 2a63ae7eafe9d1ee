import { FEES_PAGE, INTERNAL_PAGES, NO_PAGES, PAGE_PATHS, RECEIVED_PAGE, ROUTES } from '../pages.ts'
import { decodeOrNull } from '../words/decode.ts'
import { cleanLink } from './links.ts'
import { problemOfDestination, problemOfHost, readDestination } from './redirect-destination.ts'

export type RedirectRule = {
  path: string
  destination: string
  confirmedHost?: string | null
}

export type Redirect = RedirectRule & { parameters: { key: string; value: string }[] }

export type Hosts = { siteUrl: string; donationUrl: string }

export const MAX_STEPS = 3

export const MAX_REDIRECTS = 10_000

const MAX_PATH_LENGTH = 200

/** No path is a file, contains `..`, or needs escaping in a URL or header. */
const PATH = /^(\/[a-z0-9][a-z0-9_-]*)+$/

const POST = /^\/post\/([^/]+)\/?$/

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

/** The key of a redirect that the site made when an address changed. */
export function movedKey(path: string): string | null {
  const slug = POST.exec(path)?.[1]
  if (slug === undefined) return redirectKey(path)
  const name = decodeOrNull(slug)
  return name === null ? null : `/post/${name}`
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

/** Keeps the visitor's query (utm_…) and that of the address; the redirect's parameters win where names collide. */
export function redirectTarget({ destination, parameters }: Redirect, hosts: Hosts, query: URLSearchParams): URL {
  const target = baseOf(destination, hosts)
  const own = new Set(target.searchParams.keys())
  for (const [key, value] of query) if (!own.has(key)) target.searchParams.append(key, value)
  for (const { key, value } of parameters) target.searchParams.set(key, value)
  return target
}

function baseOf(destination: string, { siteUrl, donationUrl }: Hosts): URL {
  const read = readDestination(destination)
  if (!read) throw new TypeError(`A redirect cannot lead to “${destination}”`)
  if (read.kind === 'web') return new URL(read.address)
  if (read.kind === 'page') return new URL(read.path, siteUrl)
  return new URL(`${donationUrl}/${encodeURIComponent(read.name)}`)
}
