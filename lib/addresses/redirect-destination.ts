import { siteUrl } from '../environment/public-env.ts'
import { INTERNAL_PAGES, NO_PAGES, PAGE_LIST, RECEIVED_PAGE } from '../pages.ts'
import { decodeOrNull } from '../words/decode.ts'
import { isPublicName } from './hosts.ts'
import { cleanAddress, cleanLink, kindOfLink } from './links.ts'

/** Its text tells the kind: `albayan`, `/blog#newest`, `https://example.org/give`. */
type Destination =
  | { kind: 'donation'; name: string }
  | { kind: 'page'; path: string }
  /** `host` is what staff confirm: with a port, and an international name in its ASCII form. */
  | { kind: 'web'; address: string; host: string }

export type DestinationKind = Destination['kind']

const SITE_HOST = new URL(siteUrl).host

const MAX_PARSED = 20_000

const MAX_NAME_LENGTH = 100
const NAME = /^[a-z0-9][a-z0-9_-]*$/i

const UNLINKED = new Set([...NO_PAGES, ...[...INTERNAL_PAGES, RECEIVED_PAGE].map(path => path.slice(1))])

export function kindOfDestination(typed: string): DestinationKind {
  const text = cleanLink(typed)
  if (text.startsWith('/')) return 'page'
  return /[:.@\\/]/.test(text) ? 'web' : 'donation'
}

export function readDestination(text: string): Destination | null {
  const read = parseOnce(text)
  return typeof read === 'string' ? null : read
}

export function problemOfDestination(text: string): string | null {
  const read = parseOnce(text)
  return typeof read === 'string' ? read : null
}

export function foreignHost(destination: string): string | null {
  const read = readDestination(destination)
  return read?.kind === 'web' ? read.host : null
}

export function problemOfHost(destination: string, confirmedHost: string | null): string | null {
  const host = foreignHost(destination)
  if (host === null || host === confirmedHost) return null
  return `This leads away from this site, to ${host}. Confirm that you mean it`
}

/** “donation page “albayan””, “page “Blog””, “example.org/give”. */
export function describeDestination(destination: string): string | null {
  const read = readDestination(destination)
  if (!read) return null
  if (read.kind === 'donation') return `donation page “${read.name}”`
  if (read.kind === 'web') return read.address.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1')
  return `page ${describePage(read.path)}`
}

function describePage(destination: string): string {
  const [path = '', hash] = destination.split('#')
  const plain = path.replace(/(.)\/$/, '$1')
  const page = PAGE_LIST.find(({ path, also }) => path === plain || also.includes(plain))
  return (page ? `“${page.title}”` : plain) + (hash ? `, at #${hash}` : '')
}

const parsed = new Map<string, Destination | string>()

/** The rules ask several times about each of up to 10,000 destinations. */
function parseOnce(text: string): Destination | string {
  if (parsed.size >= MAX_PARSED) parsed.clear()
  const read = parsed.get(text) ?? parse(cleanAddress(text))
  parsed.set(text, read)
  return read
}

function parse(text: string): Destination | string {
  const kind = kindOfDestination(text)
  if (kind === 'page') return parsePage(text)
  if (kind === 'web') return parseAddress(text)
  if (text.length <= MAX_NAME_LENGTH && NAME.test(text)) return { kind, name: text }
  return 'Write the name as it stands at the end of the donation page’s address, for example albayan: no slash, no https'
}

function parsePage(text: string): Destination | string {
  const sentence = 'Write the path of a page of this site, for example /blog or /#impact'
  const [path = ''] = text.split('#')
  if (kindOfLink(text) !== 'page' || /[?&;]/.test(path)) return sentence
  const segments = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decodeOrNull)
  if (path !== '/' && !segments.every(isPlainSegment)) return sentence
  const [first] = segments
  if (first && (/^[_.]/.test(first) || UNLINKED.has(first.toLowerCase())))
    return `/${first} is not a page for visitors; choose another`
  const url = new URL(text, siteUrl)
  return { kind: 'page', path: url.pathname + url.hash }
}

function isPlainSegment(segment: string | null): boolean {
  return segment !== null && !/^\.{0,2}$/.test(segment) && !/[/\\\p{C}]/u.test(segment)
}

function parseAddress(text: string): Destination | string {
  if (/^https?:\/\/[^/?#\\]*@/i.test(text)) {
    return 'The address must not have a user name: what comes before an @ is not the site that opens'
  }
  if (kindOfLink(text) !== 'web' || !/^https:\/\/[^/]/i.test(text)) {
    return 'Write the whole address, beginning with https://, for example https://example.org/give'
  }
  const { hostname, host, href } = new URL(text)
  if (host === SITE_HOST) {
    return 'This is an address of this site: write only what comes after its name, for example /blog'
  }
  if (!isPublicName(hostname)) return `${hostname} is not the name of a public website`
  return { kind: 'web', address: href, host }
}
