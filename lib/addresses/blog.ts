export const POSTS_PER_PAGE = 9

export const POSTS_AT_HOME = 3

export function pageCountOf(total: number, perPage = POSTS_PER_PAGE): number {
  return Math.max(1, Math.ceil(total / perPage))
}

export function readPageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

export function postPath(slug: string): string {
  return `/post/${encodeURIComponent(slug)}`
}

/** Other programs than the Studio write slugs of any characters. */
export function blogPath(page: number, category: string | null = null): string {
  return pageAt(category === null ? '/blog' : `/blog/category/${encodeURIComponent(category)}`, page)
}

export function authorPath(slug: string, page = 1): string {
  return pageAt(`/author/${encodeURIComponent(slug)}`, page)
}

function pageAt(start: string, page: number): string {
  return page === 1 ? start : `${start}/page/${page}`
}

export const FEED_PATH = '/feed.xml'

export function coverPath(slug: string): string {
  return `/og/cover/${encodeURIComponent(slug)}`
}

export type BlogAddress = { post: string } | { of?: 'author' | 'category'; slug?: string; page: number | null }

/** What a path of the blog names, whether it exists or not; `page` is null if its number is none. Null for every other path. Throws if it does not decode. */
export function readBlogAddress(path: string): BlogAddress | null {
  const [, place, rest = ''] = /^\/(post|author|blog\/page|blog\/category)\/(.+?)\/?$/.exec(path) ?? []
  const [slug = '', ...deeper] = rest.split('/').map(decodeURIComponent)
  if (
    !place ||
    (deeper.length > 0 && (!/^(?:author|blog\/category)$/.test(place) || deeper[0] !== 'page' || deeper.length > 2))
  )
    return null
  if (place === 'post') return { post: slug }
  if (place === 'blog/page') return { page: readPageNumber(slug) }
  const page = deeper.length === 0 ? 1 : readPageNumber(deeper[1] ?? '')
  return { of: place === 'author' ? 'author' : 'category', slug, page }
}
