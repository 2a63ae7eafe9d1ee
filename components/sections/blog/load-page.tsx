import type { ReactNode } from 'react'
import { PostList } from '@/components/posts/post-list'
import type { PostCards } from '@/content/posts/posts'
import { POSTS_AT_HOME, pageCountOf } from '@/lib/addresses/blog'

const TIMEOUT_MS = 10_000

export type PostPages = {
  page: number
  pageCount: number
  /** The pages loaded after the first, by number. */
  loaded: Record<number, ReactNode>
}

/** Returns `pages` with this page of posts fetched and current. Throws when the response is late or not 2xx. */
export async function loadPage(page: number, pages: PostPages): Promise<PostPages> {
  const answer = await fetch(`/api/posts?page=${page}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  const { posts, total }: PostCards = await answer.json()
  return receivePage(page, posts.length > 0 ? <PostList posts={posts} /> : null, total, pages)
}

/** Adds a loaded page and makes it current. A page that no longer exists, whose list is null, falls back to the first. */
export function receivePage(page: number, list: ReactNode, total: number, { loaded }: PostPages): PostPages {
  const pageCount = pageCountOf(total, POSTS_AT_HOME)
  return list === null ? { page: 1, pageCount, loaded } : { page, pageCount, loaded: { ...loaded, [page]: list } }
}
