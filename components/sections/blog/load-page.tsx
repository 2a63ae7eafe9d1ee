import type { ReactNode } from 'react'
import { PostList } from '@/components/posts/post-list'
import type { PostCards } from '@/content/posts/posts'
import { POSTS_AT_HOME, pageCountOf } from '@/lib/addresses/blog'

const TIMEOUT_MS = 10_000

export type PostPages = {
  page: number
  pageCount: number
  loaded: Record<number, ReactNode>
}

/** Makes this page of posts current, or the first one where it no longer exists. Throws when the response is late or not 2xx. */
export async function loadPage(page: number, { loaded }: Pick<PostPages, 'loaded'>): Promise<PostPages> {
  const answer = await fetch(`/api/posts?page=${page}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  const { posts, total }: PostCards = await answer.json()
  const pageCount = pageCountOf(total, POSTS_AT_HOME)
  if (posts.length === 0) return { page: 1, pageCount, loaded }
  return { page, pageCount, loaded: { ...loaded, [page]: <PostList posts={posts} /> } }
}
