import { draftMode } from 'next/headers'
import { refuse } from '@/app/api/refuse'
import { getPostPage } from '@/content/posts/posts'
import { POSTS_AT_HOME, readPageNumber } from '@/lib/addresses/blog'
import { log } from '@/lib/process/log'

/** Short, so that a published post appears soon. */
const FRESH_SECONDS = 10

/** `?page=N`, from 1. 200 `{posts, total}`, without posts beyond the last page; 400; 503 while the content service does not respond. */
export async function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('page') ?? ''
  const page = readPageNumber(typed)
  if (page === null) {
    const message = `"page" is ${JSON.stringify(typed)}; expected a whole number from 1 to 999999`
    return refuse({ status: 400, message })
  }
  try {
    const { isEnabled: isPreview } = await draftMode()
    // No cache may show drafts to visitors.
    const headers = { 'cache-control': isPreview ? 'no-store' : `public, max-age=${FRESH_SECONDS}` }
    return Response.json(await getPostPage(page, { perPage: POSTS_AT_HOME }), { headers })
  } catch (error) {
    log.error('posts.unreadable', { message: 'A page of the posts could not be read' }, error)
    return refuse({ status: 503, message: 'The content service did not answer' })
  }
}
