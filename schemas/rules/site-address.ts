import { FEED_PATH, readPageNumber } from '../../lib/blog.ts'
import { decodeOrNull } from '../../lib/decode.ts'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { readLink } from '../../lib/links.ts'
import { PAGE_PATHS } from '../../lib/pages.ts'
import { redirectKey } from '../../lib/redirects.ts'

/** What a URL of the site refers to. */
export type SiteAddress =
  | { kind: 'page' }
  | { kind: 'section'; anchor: string }
  | { kind: 'post'; slug: string }
  | { kind: 'category'; slug: string; page: number }
  | { kind: 'author'; slug: string; page: number }
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
  if (room === 'blog') return readBlogPath(rest)
  if (room === 'author') return readAuthorPath(rest)
  const key = redirectKey(path)
  return key ? { kind: 'redirect', key } : MISSING
}

/** For page/2, category/finance and category/finance/page/2. */
function readBlogPath([place, ...rest]: string[]): SiteAddress {
  const [slug, word, number, ...more] = place === 'category' ? rest : [null, place, ...rest]
  if (slug === undefined || more.length > 0 || (word !== undefined && word !== 'page')) return MISSING
  const page = word === undefined ? 1 : readPageNumber(number ?? '')
  if (page === null) return MISSING
  return slug === null ? { kind: 'blogPage', page } : { kind: 'category', slug, page }
}

function readAuthorPath([slug, ...rest]: string[]): SiteAddress {
  const list = readBlogPath(['category', slug ?? '', ...rest])
  return slug && list.kind === 'category' ? { ...list, kind: 'author' } : MISSING
}
