import { authorPath, blogPath, POSTS_PER_PAGE } from '@/lib/blog'
import { laterOf } from '@/lib/instants'
import { postPath } from '@/lib/moved-address'
import { problemOfAddress } from '@/lib/page-address'
import { PAGE_LIST } from '@/lib/pages'
import { PAGE_ADDRESSES_QUERY } from '@/schemas/documents/page.query'
import { LAST_CHANGE_QUERY, PAGE_TIMES_QUERY } from '@/schemas/documents/pages.query'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { CONTENT_TYPES } from '../freshness/tags'
import { fetchAppearances, fetchHidden } from '../hidden'
import { getAuthorsAt } from '../posts/authors'
import { getCategoriesAt } from '../posts/categories'
import { getPostAddresses, type PostAddress } from '../posts/post-addresses'
import { optionalText } from '../values'
import { placesOf } from './links'

/** `lastModified` is ISO 8601. */
export type SiteMapEntry = { path: string; lastModified: string | null }

const SLICE = 1_000
const MAX_PAGES = 10_000

export async function getSiteMap(): Promise<SiteMapEntry[]> {
  'use cache'
  cached('siteMap')
  const [documents, lastChange, posts, categories, authors, pages] = await Promise.all([
    fetchContent(PAGE_TIMES_QUERY, { ids: PAGE_LIST.map(({ document }) => document) }),
    fetchContent(LAST_CHANGE_QUERY, { types: CONTENT_TYPES.filter(isShownAtHome) }),
    getPostAddresses(),
    getCategoriesAt(null),
    getAuthorsAt(null),
    getOwnPages(),
  ])
  const listed = new Map(documents.filter(({ noIndex }) => !noIndex).map(({ _id, _updatedAt }) => [_id, _updatedAt]))
  return [
    ...PAGE_LIST.flatMap(({ path, document }) => {
      const changedAt = listed.get(document)
      if (!changedAt) return []
      if (path === blogPath(1)) return listPages(posts, changedAt, blogPath)
      return [{ path, lastModified: path === '/' ? newestOf(posts, lastChange ?? changedAt) : changedAt }]
    }),
    ...categories.flatMap(({ id, slug, updatedAt }) =>
      listPages(
        posts.filter(({ category }) => category === id),
        updatedAt,
        page => blogPath(page, slug),
      ),
    ),
    ...authors.flatMap(({ id, slug, updatedAt }) => {
      const own = posts.filter(({ author }) => author === id)
      return own.length > 0 ? listPages(own, updatedAt, page => authorPath(slug, page)) : []
    }),
    ...pages,
    ...posts.filter(({ isListed }) => isListed).map(toEntry),
  ]
}

async function getOwnPages(): Promise<SiteMapEntry[]> {
  const entries: SiteMapEntry[] = []
  const [documents, appearedAt] = await Promise.all([fetchHidden(null), fetchAppearances()])
  const hidden = documents.map(({ id }) => id)
  for (let from = 0; from < MAX_PAGES; from += SLICE) {
    const slice = await fetchContent(PAGE_ADDRESSES_QUERY, { from, to: from + SLICE, hidden })
    for (const { slug, _updatedAt, noIndex } of slice) {
      const address = optionalText(slug)
      if (!address || noIndex || problemOfAddress(address)) continue
      const path = `/${address}`
      entries.push({ path, lastModified: laterOf(_updatedAt, appearedAt.get(path) ?? '') })
    }
    if (slice.length < SLICE) break
  }
  return entries
}

function toEntry({ slug, updatedAt }: PostAddress): SiteMapEntry {
  return { path: postPath(slug), lastModified: updatedAt }
}

function newestOf(posts: PostAddress[], changedAt: string): string {
  return posts.reduce((newest, { updatedAt }) => laterOf(newest, updatedAt), changedAt)
}

/** A new post pushes later ones to the next page, so a list page changes with every post up to its last. */
function listPages(posts: PostAddress[], changedAt: string, pathOf: (page: number) => string): SiteMapEntry[] {
  const pages: SiteMapEntry[] = []
  let lastModified = changedAt
  for (let start = 0; start === 0 || start < posts.length; start += POSTS_PER_PAGE) {
    for (const { updatedAt } of posts.slice(start, start + POSTS_PER_PAGE)) {
      lastModified = laterOf(lastModified, updatedAt)
    }
    pages.push({ path: pathOf(start / POSTS_PER_PAGE + 1), lastModified })
  }
  return pages
}

/** Redirects are on no page. */
function isShownAtHome(type: string): boolean {
  const hasPage = PAGE_LIST.some(page => (page.type ?? page.document) === type)
  const hasPlaceAtHome = placesOf({ _id: type, _type: type }).some(({ path }) => /^\/(#|$)/.test(path))
  return !['redirect', 'page'].includes(type) && (!hasPage || hasPlaceAtHome)
}
