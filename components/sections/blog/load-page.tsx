import { PostList } from '@/components/posts/post-list'
import type { PostCards } from '@/content/posts/posts'
import { type PostPages, receivePage } from './post-pages'

const TIMEOUT_MS = 10_000

/** Returns `pages` with this page of posts fetched and current. Throws when the response is late or not 2xx. */
export async function loadPage(page: number, pages: PostPages): Promise<PostPages> {
  const answer = await fetch(`/api/posts?page=${page}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  const { posts, total }: PostCards = await answer.json()
  return receivePage(page, { list: posts.length > 0 ? <PostList posts={posts} /> : null, total }, pages)
}
