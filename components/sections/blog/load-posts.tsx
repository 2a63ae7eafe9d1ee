import type { PostCards } from '@/content/posts'
import { PostList } from './post-list'
import type { LoadedPage } from './post-pages'

const TIMEOUT_MS = 10_000

/** A page of posts, ready to show. Throws when the site does not answer in time, or not well. */
export async function loadPosts(page: number): Promise<LoadedPage> {
  const answer = await fetch(`/api/posts?page=${page}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  const { posts, total }: PostCards = await answer.json()
  return { list: posts.length > 0 ? <PostList posts={posts} /> : null, total }
}
