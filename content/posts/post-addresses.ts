import { laterOf } from '@/lib/instants'
import { postPath } from '@/lib/moved-address'
import { POST_ADDRESSES_QUERY } from '@/schemas/documents/post.query'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { getHiddenInBlog, getPostAppearances } from '../hidden'
import { optionalText, optionalTime } from '../values'

export type PostAddress = {
  slug: string
  /** Never older than the publication or the beginning of its season, because a post may have been written long before. */
  updatedAt: string
  category: string | null
  author: string | null
  /** False without a title, because the post has no page, and where staff hide it. Lists count it all the same. */
  isListed: boolean
}

const SLICE = 1_000
/** A site map holds at most 50,000 URLs, and the list pages need their share. */
const MAX_POSTS = 25_000

export async function getPostAddresses(): Promise<PostAddress[]> {
  'use cache'
  cached('postAddresses')
  const addresses: PostAddress[] = []
  const [hidden, appearedAt] = await Promise.all([getHiddenInBlog(null), getPostAppearances()])
  for (let from = 0; from < MAX_POSTS; from += SLICE) {
    const slice = await fetchContent(POST_ADDRESSES_QUERY, { from, to: from + SLICE, hidden })
    for (const { slug, title, publishedAt, _updatedAt, category, author, noIndex } of slice) {
      if (!slug || !optionalText(slug) || !publishedAt || !optionalTime(publishedAt)) continue
      const shownSince = laterOf(publishedAt, appearedAt.get(postPath(slug)) ?? '')
      const updatedAt = laterOf(_updatedAt, shownSince)
      addresses.push({ slug, updatedAt, category, author, isListed: !noIndex && optionalText(title) !== null })
    }
    if (slice.length < SLICE) break
  }
  return addresses
}
