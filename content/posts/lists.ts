import { formatStored } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { byName } from '@/lib/words/by-name'
import { AUTHOR_QUERY, AUTHOR_START_QUERY, CATEGORIES_QUERY, CATEGORY_QUERY } from '@/schemas/documents/post.query'
import { readAuthor, readCategory } from '../documents/readers.gen'
import { getContent } from '../fetch'
import { listParams } from '../hidden'
import type { CATEGORIES_QUERY_RESULT } from '../types.gen'
import { optionalTime } from '../values'

export type Category = NonNullable<ReturnType<typeof toCategory>>

/** Categories that have posts. */
export async function getCategories(): Promise<Category[]> {
  const options = { shows: 'blog', of: { type: 'category' } } as const
  const { found } = await getContent(CATEGORIES_QUERY, await listParams(), options)
  return found.flatMap(category => toCategory(category) ?? []).sort(byName(({ title }) => title))
}

export async function getCategory(slug: string): Promise<Category | null> {
  const { found } = await getContent(CATEGORY_QUERY, { slug }, { shows: 'blog' })
  return found && toCategory(found)
}

function toCategory(raw: CATEGORIES_QUERY_RESULT[number]) {
  const { _id, _updatedAt, ...category } = readCategory(raw)
  if (!category.slug || !category.title) return null
  return { ...category, id: _id, description: category.description || null, updatedAt: _updatedAt }
}

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
