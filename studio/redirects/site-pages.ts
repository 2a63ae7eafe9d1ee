import type { SanityClient } from '@sanity/client'
import { blogPath } from '@/lib/addresses/blog'
import { PAGE_LIST } from '@/lib/pages'
import { byName } from '@/lib/words/by-name'
import { REDIRECT_PAGES_QUERY } from '@/schemas/documents/redirect.query'

type SitePage = { path: string; title: string }
type PageGroup = { title: string; pages: SitePage[] }

const TIMEOUT_MS = 5_000
const byTitle = byName(({ title }: SitePage) => title)

export const FIXED_PAGES: PageGroup[] = [
  { title: 'Pages', pages: PAGE_LIST.map(({ path, title }) => ({ path, title })) },
]

/** Pages that a redirect may lead to, for choosing. Rejects if the content service fails. */
export async function fetchSitePages(client: SanityClient): Promise<PageGroup[]> {
  const { posts, pages, categories } = await client
    .withConfig({ perspective: 'published', useCdn: false })
    .fetch(REDIRECT_PAGES_QUERY, {}, { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'redirect-pages' })
  return [
    ...FIXED_PAGES,
    { title: 'Pages you build', pages: toPages(pages, slug => `/${slug}`).sort(byTitle) },
    { title: 'Posts', pages: toPages(posts, slug => `/post/${encodeURIComponent(slug)}`) },
    { title: 'Categories of the blog', pages: toPages(categories, slug => blogPath(1, slug)).sort(byTitle) },
  ]
}

function toPages(
  documents: { title: string | null; slug: string | null }[],
  pathOf: (slug: string) => string,
): SitePage[] {
  return documents.flatMap(({ title, slug }) => (slug ? [{ path: pathOf(slug), title: title ?? slug }] : []))
}
