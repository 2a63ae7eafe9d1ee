import { cacheLife, cacheTag } from 'next/cache'
import { blogPath, POSTS_PER_PAGE } from '@/lib/blog'
import { LAST_CHANGE_QUERY, PAGE_TIMES_QUERY } from '@/schemas/documents/page-times.query'
import { fetchContent } from '../fetch'
import { CONTENT_TYPES, tagsOf } from '../freshness/tags'
import { getCategories } from '../posts/categories'
import { getPostAddresses, type PostAddress } from '../posts/post-addresses'

/** A page that search engines may list; `lastModified` is ISO 8601. */
export type SiteMapEntry = { path: string; lastModified: string | null }

/** Pages with a document of their own. */
const PAGES = [
  { id: 'trialPage', paths: ['/request-trial', '/karima'] },
  { id: 'registrationPage', paths: ['/register'] },
  { id: 'successPage', paths: ['/success'] },
  { id: 'terms', paths: ['/terms'] },
  { id: 'privacy', paths: ['/privacy'] },
]

/** Throws if the request to Sanity fails. */
export async function getSiteMap(): Promise<SiteMapEntry[]> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('siteMap'))
  const ids = ['landingPage', 'blogPage', ...PAGES.map(({ id }) => id)]
  const [documents, lastChange, posts, categories] = await Promise.all([
    fetchContent(PAGE_TIMES_QUERY, { ids }),
    fetchContent(LAST_CHANGE_QUERY, { types: CONTENT_TYPES.filter(isShownAtHome) }),
    getPostAddresses(),
    getCategories(),
  ])
  const listed = new Map(documents.filter(({ noIndex }) => !noIndex).map(({ _id, _updatedAt }) => [_id, _updatedAt]))
  const blogChanged = listed.get('blogPage')
  return [
    ...(listed.has('landingPage') ? [{ path: '/', lastModified: lastChange }] : []),
    ...PAGES.flatMap(({ id, paths }) => {
      const lastModified = listed.get(id)
      return lastModified ? paths.map(path => ({ path, lastModified })) : []
    }),
    ...(blogChanged ? listPages(posts, blogChanged, null) : []),
    ...categories.flatMap(({ id, slug, updatedAt }) =>
      listPages(
        posts.filter(({ category }) => category === id),
        updatedAt,
        slug,
      ),
    ),
    ...posts.filter(({ isListed }) => isListed).map(toEntry),
  ]
}

function toEntry({ slug, updatedAt }: PostAddress): SiteMapEntry {
  return { path: `/post/${slug}`, lastModified: updatedAt }
}

/** A new post pushes later ones to the next page, so a list page changes with every post up to its last. */
function listPages(posts: PostAddress[], changedAt: string, category: string | null): SiteMapEntry[] {
  const pages: SiteMapEntry[] = []
  let lastModified = changedAt
  for (let start = 0; start === 0 || start < posts.length; start += POSTS_PER_PAGE) {
    for (const { updatedAt } of posts.slice(start, start + POSTS_PER_PAGE)) {
      if (updatedAt > lastModified) lastModified = updatedAt
    }
    pages.push({ path: blogPath(start / POSTS_PER_PAGE + 1, category), lastModified })
  }
  return pages
}

/** Redirects show nowhere, and the other types listed here only on their own pages. */
function isShownAtHome(type: string): boolean {
  return !['redirect', 'legalPage', 'registrationPage', 'successPage', 'blogPage'].includes(type)
}
