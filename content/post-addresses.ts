import { cacheLife, cacheTag } from 'next/cache'
import { POST_ADDRESSES_QUERY } from '@/schemas/documents/post.query'
import { fetchContent } from './fetch'
import { tagsOf } from './tags'

export type PostAddress = {
  slug: string
  /** ISO 8601. */
  updatedAt: string
  /** Id of its category. */
  category: string | null
  /** False where staff hide the post from search engines. */
  isListed: boolean
}

/** Posts of one request. */
const SLICE = 1_000
/** A site map holds 50,000 addresses at most; the pages of the lists need their share. */
const MAX_POSTS = 25_000

/** Of every post that the site shows, the newest first. Throws when Sanity does not answer. */
export async function getPostAddresses(): Promise<PostAddress[]> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('postAddresses'))
  const addresses: PostAddress[] = []
  for (let from = 0; from < MAX_POSTS; from += SLICE) {
    const slice = await fetchContent(POST_ADDRESSES_QUERY, { from, to: from + SLICE })
    for (const { slug, _updatedAt, category, noIndex } of slice) {
      if (slug) addresses.push({ slug, updatedAt: _updatedAt, category, isListed: !noIndex })
    }
    if (slice.length < SLICE) break
  }
  return addresses
}
