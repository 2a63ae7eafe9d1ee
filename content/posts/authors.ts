import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { byName } from '@/lib/words/by-name'
import { AUTHOR_QUERY, AUTHOR_START_QUERY, AUTHORS_QUERY } from '@/schemas/documents/post.query'
import { readAuthor } from '../documents/readers.gen'
import { cached, fetchContent } from '../fetch'
import { getHiddenInBlog } from '../hidden'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { AUTHORS_QUERY_RESULT } from '../types.gen'
import { optionalText, optionalTime, toTime } from '../values'

export type Author = NonNullable<ReturnType<typeof toAuthor>>

const MAX_AUTHORS = 200

/** Null means what visitors see. */
export async function getAuthorsAt(preview: PreviewChoice | null): Promise<Author[]> {
  'use cache'
  cached('blog')
  const authors = await fetchContent(
    AUTHORS_QUERY,
    { to: MAX_AUTHORS, hidden: await getHiddenInBlog(preview) },
    { preview, of: { type: 'author' } },
  )
  return authors.flatMap(author => toAuthor(author) ?? []).sort(byName(({ name }) => name))
}

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

function toAuthor(raw: AUTHORS_QUERY_RESULT[number]) {
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
