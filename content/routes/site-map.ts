import { authorPath, blogPath, POSTS_PER_PAGE, postPath } from '@/lib/addresses/blog'
import { PAGE_LIST } from '@/lib/pages'
import { laterOf } from '@/lib/time/zoned-time'
import { LAST_CHANGE_QUERY, PAGE_TIMES_QUERY } from '@/schemas/documents/pages.query'
import { type Addressed, currentAddresses } from '../addresses'
import { cached, fetchContent } from '../fetch'
import { CONTENT_TYPES, type ContentType } from '../freshness/tags'
import { appearedAt } from '../window'

/** `lastModified` is ISO 8601. */
export type SiteMapEntry = { path: string; lastModified: string | null }

export async function getSiteMap(): Promise<SiteMapEntry[]> {
  'use cache'
  cached('everything')
  const [documents, lastChange, { all }] = await Promise.all([
    fetchContent(PAGE_TIMES_QUERY, { ids: PAGE_LIST.map(({ document }) => document) }),
    fetchContent(LAST_CHANGE_QUERY, { types: CONTENT_TYPES.filter(isShownAtHome) }),
    currentAddresses(),
  ])
  const listed = new Map(documents.filter(({ noIndex }) => !noIndex).map(({ _id, _updatedAt }) => [_id, _updatedAt]))
  const posts = all('post').sort((a, b) => Number(b.comesAt) - Number(a.comesAt))
  const listsOf = (type: 'category' | 'author', pathOf: (slug: string, page: number) => string) =>
    all(type).flatMap(each => {
      const own = posts.filter(post => post[type] === each._id)
      return own.length > 0 && each.title ? listPages(own, each._updatedAt, page => pathOf(each.slug, page)) : []
    })
  return [
    ...PAGE_LIST.flatMap(({ path, document }) => {
      const changedAt = listed.get(document)
      if (!changedAt) return []
      if (path === blogPath(1)) return listPages(posts, changedAt, blogPath)
      return [{ path, lastModified: path === '/' ? newestOf(posts, lastChange ?? changedAt) : changedAt }]
    }),
    ...listsOf('category', (slug, page) => blogPath(page, slug)),
    ...listsOf('author', authorPath),
    ...entriesOf(all('page'), slug => `/${slug}`),
    // A post without a title has no page. Lists count it all the same.
    ...entriesOf(
      posts.filter(({ title }) => title),
      postPath,
    ),
  ]
}

function entriesOf(documents: Addressed[], pathOf: (slug: string) => string): SiteMapEntry[] {
  const indexed = documents.filter(({ noIndex }) => !noIndex)
  return indexed.map(document => ({ path: pathOf(document.slug), lastModified: changeOf(document) }))
}

/** Never older than the publication or the beginning of its season, because a document may have been written long before. */
function changeOf({ _updatedAt, publishedAt, window }: Addressed): string {
  const shownSince = laterOf(publishedAt, appearedAt(window, Date.now()) ?? '')
  return laterOf(_updatedAt, shownSince)
}

function newestOf(posts: Addressed[], changedAt: string): string {
  return posts.reduce((newest, post) => laterOf(newest, changeOf(post)), changedAt)
}

/** A new post pushes later ones to the next page, so a list page changes with every post up to its last. */
function listPages(posts: Addressed[], changedAt: string, pathOf: (page: number) => string): SiteMapEntry[] {
  const pages: SiteMapEntry[] = []
  let lastModified = changedAt
  for (let start = 0; start === 0 || start < posts.length; start += POSTS_PER_PAGE) {
    lastModified = newestOf(posts.slice(start, start + POSTS_PER_PAGE), lastModified)
    pages.push({ path: pathOf(start / POSTS_PER_PAGE + 1), lastModified })
  }
  return pages
}

/** Without types that show on other pages alone. The trial is in a drawer of the landing page, too. */
function isShownAtHome(type: ContentType): boolean {
  const page = PAGE_LIST.find(page => (page.type ?? page.document) === type)
  return type === 'trialPage' || ((page?.path ?? '/') === '/' && !['redirect', 'page'].includes(type))
}
