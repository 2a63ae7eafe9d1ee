import type { SanityClient } from '@sanity/client'
import type { Path } from 'sanity'
import { anchorOf, findAnchor } from '../../lib/addresses/anchors.ts'
import { FEED_PATH, pageCountOf, readBlogAddress } from '../../lib/addresses/blog.ts'
import { readLink } from '../../lib/addresses/links.ts'
import { redirectKey } from '../../lib/addresses/redirects.ts'
import { DIALOGS } from '../../lib/dialogs.ts'
import { PAGE_IDS } from '../../lib/environment/page-ids.ts'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { PAGE_PATHS } from '../../lib/pages.ts'
import { isSeason, SEASONS } from '../../lib/time/seasons.ts'
import { decodeOrNull } from '../../lib/words/decode.ts'
import { textOfBlock } from '../../lib/words/plain-text.ts'
import { LINK_TARGETS_QUERY } from '../documents/pages.query.ts'
import { type Finding, walkObjects } from './finding.ts'

/** `key`: a path in the spelling of the site, or a section's anchor with its #; null if there can be nothing. `page` is that of a list of posts. */
export type SiteAddress = { key: string | null; page: number }

/** What exists on the published site, by key, limited to what links ask for: as many pages of a list, and the season in which alone it shows. */
export type LinkTargets = ReadonlyMap<string, Target>

type Target = { pages: number; season?: string }

const POST = '/post/'
const LISTS = { category: '/blog/category/', author: '/author/' }
const ALWAYS_THERE = [...PAGE_PATHS, FEED_PATH, '/sitemap.xml']
const HEADINGS = ['h2', 'h3']
const FIXED_ANCHORS = [...Object.values(PAGE_IDS), ...Object.values(DIALOGS)]
/** Anchors inside sections, by section. */
const INNER_ANCHORS: Record<string, string[]> = { features: ['platform'] }

/** A busy service takes seconds; nobody waits for a rule but whoever presses Publish. */
const TIMEOUT_MS = 15_000

/** What a URL of the site leads to. Null for a link to another site, to a page that is always there, or to an anchor on the same page. */
export function readSiteAddress(typed: string): SiteAddress | null {
  const link = readLink(typed)
  if (link?.kind !== 'page' && link?.kind !== 'web') return null
  if (link.href.startsWith('#')) return null
  const url = new URL(link.href, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return null
  const path = decodeOrNull(url.pathname)?.replace(/(.)\/$/, '$1')
  if (!path) return { key: null, page: 1 }
  if (path === '/' && url.hash) return { key: url.hash, page: 1 }
  if (ALWAYS_THERE.includes(path)) return null
  const blog = readBlogAddress(url.pathname)
  if (!blog) return { key: /^\/(post|author|blog)(\/|$)/.test(path) ? null : redirectKey(path), page: 1 }
  if ('post' in blog) return { key: POST + blog.post, page: 1 }
  const { of, slug, page } = blog
  return page === null ? { key: null, page: 1 } : { key: of ? LISTS[of] + slug : '/blog', page }
}

/** The slug of a document that has this key as its path. */
export function slugOf(key: string): string {
  return key.replace(/^\/(post\/|author\/|blog\/category\/)?/, '')
}

export function collectSiteLinks(document: unknown): { href: string; path: Path; address: SiteAddress }[] {
  return [...walkObjects(document)].flatMap(({ object, path }) =>
    Object.entries(object).flatMap(([name, value]) => {
      const isLink = /^href$|Href$/.test(name) || (name === 'destination' && object._type === 'redirect')
      if (typeof value !== 'string' || !isLink) return []
      const anchor = path.includes('markDefs') ? null : anchorIn(value)
      const address = readSiteAddress(anchor ? `/${anchor}` : value)
      return address ? [{ href: value, path: [...path, name], address }] : []
    }),
  )
}

/** Options of a request that a rule sends. */
export function request() {
  return { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'validation' }
}

/** Queries published documents only, because a link to a draft is broken. Rejects if the content service fails. */
export async function fetchLinkTargets(client: SanityClient, links: { address: SiteAddress }[]): Promise<LinkTargets> {
  const keys = links.flatMap(({ address }) => address.key ?? [])
  const { posts, pages, categories, authors, redirects, postCount, sections } = await client
    .withConfig({ perspective: 'published', useCdn: false })
    .fetch(LINK_TARGETS_QUERY, { slugs: keys.map(slugOf), paths: keys.flatMap(key => [key, `${key}/`]) }, request())
  return new Map<string, Target>([
    ...redirects.map(path => [redirectKey(path ?? '') ?? '', { pages: 1 }] as const),
    ...posts.map(post => [POST + post.slug, inSeason(post.window)] as const),
    ...pages.map(page => [`/${page.slug}`, inSeason(page.window)] as const),
    ...categories.map(list => [LISTS.category + list.slug, { pages: pageCountOf(list.postCount) }] as const),
    ...authors.map(list => [LISTS.author + list.slug, { pages: pageCountOf(list.postCount) }] as const),
    ['/blog', { pages: pageCountOf(postCount) }],
    ...anchorsOfPage(sections ?? []),
  ])
}

function inSeason(window: { season: string | null } | null) {
  return { pages: 1, ...(isSeason(window?.season) && { season: SEASONS[window.season].title }) }
}

/** A section's anchor is its type name. */
function anchorsOfPage(sections: unknown[]): [string, Target][] {
  const names = sections.filter(name => typeof name === 'string')
  const anchors = [...names, ...names.flatMap(name => INNER_ANCHORS[name] ?? []), ...FIXED_ANCHORS]
  return anchors.map(anchor => [`#${anchor}`, { pages: 1 }])
}

/** Adds what the open document would add if it were published: a page may link to itself, and the landing page to sections that it will have. */
export function withDocument(targets: LinkTargets, { _type, slug, sections }: Record<string, unknown>): LinkTargets {
  if (_type === 'landingPage' && Array.isArray(sections)) {
    const others = [...targets].filter(([key]) => !key.startsWith('#'))
    return new Map([...others, ...anchorsOfPage(sections.map(section => section?._type))])
  }
  const address: unknown = Object(slug).current
  if (typeof address !== 'string' || (_type !== 'post' && _type !== 'page')) return targets
  return new Map([[(_type === 'post' ? POST : '/') + address, { pages: 1 }], ...targets])
}

export function findBrokenLinks(document: unknown, targets: LinkTargets): Finding[] {
  return collectSiteLinks(document).flatMap(({ href, path, address }) => {
    const problem = problemOf(address, targets, MENUS.includes(path[0]))
    return problem ? [{ path, message: `The link leads to ${href}, ${problem}` }] : []
  })
}

/** They leave out what is not in season. */
const MENUS: unknown[] = ['navigation', 'footerGroups']
const MISSING = 'visitors would see that the page is missing.'

function problemOf({ key, page }: SiteAddress, targets: LinkTargets, isInMenu: boolean): string | null {
  const target = targets.get(key ?? '')
  if (target && page <= target.pages) {
    if (!target.season || isInMenu) return null
    const instead = key?.startsWith(POST) ? 'that the page is missing' : 'the landing page instead'
    return `which is on the site in its season only (${target.season}): at other times visitors would see ${instead}.`
  }
  if (key?.startsWith('#')) return 'but the landing page has no section of that name: visitors would land at its top.'
  if (key?.startsWith(POST)) return `but no published post has that address: ${MISSING}`
  if (key === '/blog') return `but the blog has only ${target?.pages} pages: ${MISSING}`
  const [list] = Object.entries(LISTS).find(([, start]) => key?.startsWith(start)) ?? []
  if (list) return `but the blog has no such page of this ${list}: ${MISSING}`
  return 'but there is no such page: visitors would see the landing page instead.'
}

/** Rule of a link in a text, which may lead to a heading of the same document. */
export function headingThere(href: unknown, { document }: { document?: unknown }): true | string {
  const anchor = typeof href === 'string' ? anchorIn(href) : null
  if (!anchor) return true
  const anchors = [...walkObjects(document)].flatMap(({ object }) => anchorsOf(object))
  const isThere = findAnchor(anchor, new Set([...anchors, ...FIXED_ANCHORS])) !== null
  return (
    isThere ||
    `The link leads to ${anchor}, but this page has no heading of that name: nothing would happen. Choose one, or take the link out.`
  )
}

function anchorIn(typed: string): string | null {
  const href = readLink(typed)?.href
  return href?.startsWith('#') ? href : null
}

/** Anchors of a heading in a text, and of a section of a page, whose anchor is its type. */
function anchorsOf(object: Record<string, unknown>): string[] {
  const { _type, style } = object
  if (_type !== 'block') return typeof _type === 'string' ? [_type] : []
  return HEADINGS.includes(String(style)) ? [anchorOf(textOfBlock(object))] : []
}
