/** Posts on a page of the blog, and on the landing page, which shows the first of them. */
export const POSTS_PER_PAGE = 3

/** How many pages a number of posts has; an empty blog has one. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
}

/** A page's number from its address, from 1; null for what is no page. */
export function readPageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** Address of a page of the blog, or of a category. */
export function blogPath(page: number, category: string | null = null): string {
  const start = category === null ? '/blog' : `/blog/category/${category}`
  return page === 1 ? start : `${start}/page/${page}`
}

/** Address of the news feed. */
export const FEED_PATH = '/feed.xml'
