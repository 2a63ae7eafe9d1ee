import type { ReactNode } from 'react'
import { POSTS_PER_PAGE } from '@/lib/blog'

export type PostPages = {
  /** The page that shows, from 1. */
  page: number
  pageCount: number
  /** What came later than the first page, by its number. */
  loaded: Record<number, ReactNode>
}

export type LoadedPage = {
  /** Null for a page that does not exist (any more). */
  list: ReactNode | null
  /** How many posts there are in all. */
  total: number
}

/** Shows a page that has come; one that is gone by now leads back to the first. */
export function receivePage(page: number, { list, total }: LoadedPage, { loaded }: PostPages): PostPages {
  const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  return list === null ? { page: 1, pageCount, loaded } : { page, pageCount, loaded: { ...loaded, [page]: list } }
}
