import type { SanityClient } from '@sanity/client'
import { pageCountOf } from '../../lib/addresses/blog.ts'
import { redirectKey } from '../../lib/addresses/redirects.ts'
import { DIALOGS } from '../../lib/dialogs.ts'
import { PAGE_IDS } from '../../lib/environment/page-ids.ts'
import { isSeason, SEASONS } from '../../lib/time/seasons.ts'
import { LINK_TARGETS_QUERY } from '../documents/pages.query.ts'
import type { SiteAddress } from './site-address.ts'

/** What exists on the published site, limited to what a document's links need. */
export type LinkTargets = {
  posts: ReadonlySet<string>
  /** Number of list pages by "category/finance" and "author/maryam-raza". */
  pagesOfLists: ReadonlyMap<string, number>
  blogPages: number
  /** Keys from redirectKey(). */
  redirects: ReadonlySet<string | null>
  /** Keys of the pages that staff built. */
  pages: ReadonlySet<string>
  /** Season of the year, by the path of a post or a page that shows in it only. */
  seasons: ReadonlyMap<string, string>
  /** On the landing page. */
  anchors: ReadonlySet<string>
}

/** A busy service takes seconds; nobody waits for a rule but whoever presses Publish. */
const TIMEOUT_MS = 15_000

/** Anchors inside sections, by section. */
const INNER_ANCHORS: Record<string, string[]> = { features: ['platform'] }

/** Queries published documents only, because a link to a draft is broken. Rejects if the content service fails. */
export async function fetchLinkTargets(client: SanityClient, links: { address: SiteAddress }[]): Promise<LinkTargets> {
  const asked = links.map(({ address }) => address)
  const listed = (of: 'category' | 'author') =>
    asked.flatMap(address => (address.kind === 'list' && address.of === of ? [address.slug] : []))
  const keys = asked.flatMap(address => (address.kind === 'redirect' ? [address.key] : []))
  const result = await client.withConfig({ perspective: 'published', useCdn: false }).fetch(
    LINK_TARGETS_QUERY,
    {
      posts: asked.flatMap(address => (address.kind === 'post' ? [address.slug] : [])),
      categories: listed('category'),
      authors: listed('author'),
      redirects: keys.flatMap(key => [key, `${key}/`]),
      addresses: keys.map(key => key.slice(1)),
    },
    request(),
  )
  return {
    posts: new Set(result.posts.flatMap(({ slug }) => slug ?? [])),
    pagesOfLists: new Map([...pagesOf('category', result.categories), ...pagesOf('author', result.authors)]),
    blogPages: pageCountOf(result.postCount),
    redirects: new Set(result.redirects.map(path => redirectKey(path ?? ''))),
    pages: new Set(result.pages.map(({ slug }) => `/${slug}`)),
    seasons: new Map([...seasonsOf(result.posts, '/post/'), ...seasonsOf(result.pages, '/')]),
    anchors: anchorsOf(result.sections ?? []),
  }
}

/** Options of a request that a rule sends. */
export function request() {
  return { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'validation' }
}

type Found = { slug: string | null; window: { season: string | null } | null }

function seasonsOf(found: Found[], prefix: string): [path: string, season: string][] {
  return found.flatMap(({ slug, window }): [string, string][] =>
    isSeason(window?.season) ? [[prefix + slug, SEASONS[window.season].title]] : [],
  )
}

function pagesOf(of: string, lists: { slug: string | null; postCount: number }[]): [string, number][] {
  return lists.map(({ slug, postCount }) => [`${of}/${slug}`, pageCountOf(postCount)])
}

/** Adds what the open document would add if it were published: a page may link to itself, and the landing page to sections that it will have. */
export function withDocument(targets: LinkTargets, document: Record<string, unknown>): LinkTargets {
  const { _type, slug, sections } = document
  if (_type === 'landingPage' && Array.isArray(sections)) {
    return { ...targets, anchors: anchorsOf(sections.map(section => section?._type)) }
  }
  const address: unknown = Object(slug).current
  if (_type === 'post' && typeof address === 'string')
    return { ...targets, posts: new Set([...targets.posts, address]) }
  if (_type === 'page' && typeof address === 'string')
    return { ...targets, pages: new Set([...targets.pages, `/${address}`]) }
  return targets
}

/** A section's anchor is its type name. */
function anchorsOf(sections: unknown[]): Set<string> {
  const names = sections.filter(name => typeof name === 'string')
  return new Set([
    ...names,
    ...names.flatMap(name => INNER_ANCHORS[name] ?? []),
    ...Object.values(PAGE_IDS),
    ...Object.values(DIALOGS),
  ])
}
