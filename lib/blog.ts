/** The landing page shows as many posts as a page of the blog. */
export const POSTS_PER_PAGE = 3

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
}

/** Reads a page number, from 1, out of an address; null if it is not a valid page number. */
export function readPageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

export function blogPath(page: number, category: string | null = null): string {
  const start = category === null ? '/blog' : `/blog/category/${category}`
  return page === 1 ? start : `${start}/page/${page}`
}

export const FEED_PATH = '/feed.xml'
