import type { ReactNode } from 'react'
import { POSTS_AT_HOME, pageCountOf } from '@/lib/addresses/blog'

export type PostPages = {
  /** The current page, from 1. */
  page: number
  pageCount: number
  /** The pages loaded after the first, by number. */
  loaded: Record<number, ReactNode>
}

type LoadedPage = {
  /** Null for a page that does not exist, or no longer exists. */
  list: ReactNode | null
  total: number
}

/** Adds a loaded page and makes it current. A page that no longer exists falls back to the first. */
export function receivePage(page: number, { list, total }: LoadedPage, { loaded }: PostPages): PostPages {
  const pageCount = pageCountOf(total, POSTS_AT_HOME)
  return list === null ? { page: 1, pageCount, loaded } : { page, pageCount, loaded: { ...loaded, [page]: list } }
}
