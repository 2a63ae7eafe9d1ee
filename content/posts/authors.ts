import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { AUTHOR_QUERY, AUTHOR_START_QUERY } from '@/schemas/documents/post.query'
import { readAuthor } from '../documents/readers.gen'
import { getContent } from '../fetch'
import { listParams } from '../hidden'
import { optionalTime } from '../values'

export type Author = NonNullable<Awaited<ReturnType<typeof getAuthor>>>

/** Also an author without posts. */
export async function getAuthor(slug: string) {
  const { found } = await getContent(AUTHOR_QUERY, { slug }, { shows: 'blog', of: { type: 'author' } })
  if (!found) return null
  const { _id, _updatedAt, ...author } = readAuthor(found)
  if (!author.slug || !author.name) return null
  return { ...author, id: _id, role: author.role || null, bio: author.bio || null, updatedAt: _updatedAt }
}

/** The month of the author's first post, "February 2023"; null without posts. */
export async function getAuthorStart(author: string): Promise<string | null> {
  const { found } = await getContent(AUTHOR_START_QUERY, { author, ...(await listParams()) }, { shows: 'blog' })
  const time = optionalTime(found.publishedAt)
  return time && formatStored('month', time, readTimeZone(found.timeZone))
}
