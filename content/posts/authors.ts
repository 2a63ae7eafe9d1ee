import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { AUTHOR_QUERY, AUTHOR_START_QUERY } from '@/schemas/documents/post.query'
import { readAuthor } from '../documents/readers.gen'
import { cached, fetchContent } from '../fetch'
import { getHiddenInBlog } from '../hidden'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { AUTHOR_QUERY_RESULT } from '../types.gen'
import { optionalText, optionalTime, toTime } from '../values'

export type Author = NonNullable<ReturnType<typeof toAuthor>>

async function getAuthorAt(preview: PreviewChoice | null, slug: string): Promise<Author | null> {
  'use cache'
  cached('blog')
  const raw = await fetchContent(AUTHOR_QUERY, { slug }, { preview, of: { type: 'author' } })
  return raw && toAuthor(raw)
}

/** Also an author without posts. */
export const getAuthor = previewed(getAuthorAt)

async function getAuthorStartAt(preview: PreviewChoice | null, author: string): Promise<string | null> {
  'use cache'
  cached('blog')
  const { publishedAt, timeZone } = await fetchContent(
    AUTHOR_START_QUERY,
    { author, at: toTime(preview?.date?.moment), hidden: await getHiddenInBlog(preview) },
    { preview },
  )
  const time = optionalTime(publishedAt)
  return time && formatStored('month', time, readTimeZone(timeZone))
}

/** The month of the author's first post, "February 2023"; null without posts. */
export const getAuthorStart = previewed(getAuthorStartAt)

function toAuthor(raw: NonNullable<AUTHOR_QUERY_RESULT>) {
  const { _id, _updatedAt, image, ...author } = readAuthor(raw)
  if (!optionalText(author.slug) || !optionalText(author.name)) return null
  return {
    ...author,
    id: _id,
    role: optionalText(author.role),
    bio: optionalText(author.bio),
    image,
    updatedAt: _updatedAt,
  }
}
