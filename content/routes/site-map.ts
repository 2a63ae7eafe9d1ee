import { cacheLife, cacheTag } from 'next/cache'
import { authorPath, blogPath, POSTS_PER_PAGE } from '@/lib/blog'
import { PAGE_LIST } from '@/lib/pages'
import { LAST_CHANGE_QUERY, PAGE_TIMES_QUERY } from '@/schemas/documents/pages.query'
import { fetchContent } from '../fetch'
import { CONTENT_TYPES, tagsOf } from '../freshness/tags'
import { getAuthors } from '../posts/authors'
import { getCategories } from '../posts/categories'
import { getPostAddresses, type PostAddress } from '../posts/post-addresses'
import { placesOf } from './links'

/** A page that search engines may list; `lastModified` is ISO 8601. */
export type SiteMapEntry = { path: string; lastModified: string | null }

/** Throws if the request to Sanity fails. */
export async function getSiteMap(): Promise<SiteMapEntry[]> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('siteMap'))
  const [documents, lastChange, posts, categories, authors] = await Promise.all([
    fetchContent(PAGE_TIMES_QUERY, { ids: PAGE_LIST.map(({ document }) => document) }),
    fetchContent(LAST_CHANGE_QUERY, { types: CONTENT_TYPES.filter(isShownAtHome) }),
    getPostAddresses(),
    getCategories(),
    getAuthors(),
  ])
  const listed = new Map(documents.filter(({ noIndex }) => !noIndex).map(({ _id, _updatedAt }) => [_id, _updatedAt]))
  return [
    ...PAGE_LIST.flatMap(({ path, document }) => {
      const changedAt = listed.get(document)
      if (!changedAt) return []
      if (path === blogPath(1)) return listPages(posts, changedAt, blogPath)
      return [{ path, lastModified: path === '/' ? lastChange : changedAt }]
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
    ...posts.filter(({ isListed }) => isListed).map(toEntry),
  ]
}

function toEntry({ slug, updatedAt }: PostAddress): SiteMapEntry {
  return { path: `/post/${slug}`, lastModified: updatedAt }
}

/** A new post pushes later ones to the next page, so a list page changes with every post up to its last. */
function listPages(posts: PostAddress[], changedAt: string, pathOf: (page: number) => string): SiteMapEntry[] {
  const pages: SiteMapEntry[] = []
  let lastModified = changedAt
  for (let start = 0; start === 0 || start < posts.length; start += POSTS_PER_PAGE) {
    for (const { updatedAt } of posts.slice(start, start + POSTS_PER_PAGE)) {
      if (updatedAt > lastModified) lastModified = updatedAt
    }
    pages.push({ path: pathOf(start / POSTS_PER_PAGE + 1), lastModified })
  }
  return pages
}

/** Redirects show nowhere, and a type with a page of its own only there, unless it has a place on the landing page too. */
function isShownAtHome(type: string): boolean {
  const hasPage = PAGE_LIST.some(page => (page.type ?? page.document) === type)
  const hasPlaceAtHome = placesOf({ _id: type, _type: type }).some(({ path }) => /^\/(#|$)/.test(path))
  return type !== 'redirect' && (!hasPage || hasPlaceAtHome)
}
