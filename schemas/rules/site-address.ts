import { FEED_PATH, readPageNumber } from '../../lib/addresses/blog.ts'
import { readLink } from '../../lib/addresses/links.ts'
import { redirectKey } from '../../lib/addresses/redirects.ts'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { PAGE_PATHS } from '../../lib/pages.ts'
import { decodeOrNull } from '../../lib/words/decode.ts'

/** What a URL of the site refers to. */
export type SiteAddress =
  | { kind: 'page' }
  | { kind: 'section'; anchor: string }
  | { kind: 'post'; slug: string }
  /** The posts of a category or an author. */
  | { kind: 'list'; of: 'category' | 'author'; slug: string; page: number }
  | { kind: 'blogPage'; page: number }
  /** A redirect, or a page that staff built. */
  | { kind: 'redirect'; key: string }
  /** An address of this site at which there can be nothing. */
  | { kind: 'missing' }

const ALWAYS_THERE = [...PAGE_PATHS, FEED_PATH, '/sitemap.xml']

const MISSING: SiteAddress = { kind: 'missing' }

/** What a link refers to on this site; null for a link to another site, or to an anchor on the same page. */
export function readSiteAddress(typed: string): SiteAddress | null {
  const link = readLink(typed)
  if (link?.kind !== 'page' && link?.kind !== 'web') return null
  if (link.href.startsWith('#')) return null
  const url = new URL(link.href, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return null
  const path = decodeOrNull(url.pathname)?.replace(/(.)\/$/, '$1')
  if (!path) return MISSING
  if (path === '/' && url.hash) return { kind: 'section', anchor: url.hash.slice(1) }
  return ALWAYS_THERE.includes(path) ? { kind: 'page' } : readPath(path)
}

function readPath(path: string): SiteAddress {
  const [, room, ...rest] = path.split('/')
  if (room === 'post') return rest.length === 1 && rest[0] ? { kind: 'post', slug: rest[0] } : MISSING
  if (room === 'author') return readList('author', rest)
  if (room === 'blog') {
    if (rest[0] === 'category') return readList('category', rest.slice(1))
    const page = readPage(rest)
    return page === null ? MISSING : { kind: 'blogPage', page }
  }
  const key = redirectKey(path)
  return key ? { kind: 'redirect', key } : MISSING
}

function readList(of: 'category' | 'author', [slug, ...rest]: string[]): SiteAddress {
  const page = readPage(rest)
  return slug && page !== null ? { kind: 'list', of, slug, page } : MISSING
}

/** For page/2; without it, the first. */
function readPage([word, number, ...more]: string[]): number | null {
  if (word === undefined) return 1
  return word === 'page' && more.length === 0 ? readPageNumber(number ?? '') : null
}
