import { type BlogAddress, FEED_PATH, readBlogAddress } from '../../lib/addresses/blog.ts'
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
  if (ALWAYS_THERE.includes(path)) return { kind: 'page' }
  const blog = readBlogAddress(url.pathname)
  if (blog) return ofBlog(blog)
  const key = /^\/(post|author|blog)(\/|$)/.test(path) ? null : redirectKey(path)
  return key ? { kind: 'redirect', key } : MISSING
}

function ofBlog(address: BlogAddress): SiteAddress {
  if ('post' in address) return { kind: 'post', slug: address.post }
  const { of, slug = '', page } = address
  if (page === null) return MISSING
  return of ? { kind: 'list', of, slug, page } : { kind: 'blogPage', page }
}
