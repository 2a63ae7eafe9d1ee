import { cacheLife, cacheTag } from 'next/cache'
import { byName } from '@/lib/by-name'
import { formatMonth } from '@/lib/dates'
import { readTimeZone } from '@/lib/time-zones'
import { AUTHOR_QUERY, AUTHOR_START_QUERY, AUTHORS_QUERY } from '@/schemas/documents/post.query'
import { readAuthor } from '../documents/readers.gen'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { getPreviewChoice, type PreviewChoice } from '../preview-choice'
import { getPostsOutOfSeason } from '../seasons'
import type { AUTHORS_QUERY_RESULT } from '../types.gen'
import { optionalText, optionalTime, toTime } from '../values'

export type Author = NonNullable<ReturnType<typeof toAuthor>>

const MAX_AUTHORS = 200

export async function getAuthors(): Promise<Author[]> {
  return getAuthorsAt(await getPreviewChoice())
}

/** Null means what visitors see. */
export async function getAuthorsAt(preview: PreviewChoice | null): Promise<Author[]> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('authors'))
  const authors = await fetchContent(AUTHORS_QUERY, { to: MAX_AUTHORS }, { preview, of: { type: 'author' } })
  return authors.flatMap(author => toAuthor(author) ?? []).sort(byName(({ name }) => name))
}

/** Also an author without posts. */
export async function getAuthor(slug: string): Promise<Author | null> {
  return getAuthorAt(await getPreviewChoice(), slug)
}

async function getAuthorAt(preview: PreviewChoice | null, slug: string): Promise<Author | null> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('authors'))
  const raw = await fetchContent(AUTHOR_QUERY, { slug }, { preview, of: { type: 'author' } })
  return raw && toAuthor(raw)
}

/** The month of the author's first post, "February 2023"; null without posts. */
export async function getAuthorStart(author: string): Promise<string | null> {
  return getAuthorStartAt(await getPreviewChoice(), author)
}

async function getAuthorStartAt(preview: PreviewChoice | null, author: string): Promise<string | null> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('authors'))
  const { publishedAt, timeZone } = await fetchContent(
    AUTHOR_START_QUERY,
    { author, at: toTime(preview?.date?.moment), outOfSeason: await getPostsOutOfSeason(preview) },
    { preview },
  )
  const time = optionalTime(publishedAt)
  return time && formatMonth(time, readTimeZone(timeZone))
}

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
