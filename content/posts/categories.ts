import { byName } from '@/lib/words/by-name'
import { CATEGORIES_QUERY, CATEGORY_QUERY } from '@/schemas/documents/post.query'
import { readCategory } from '../documents/readers.gen'
import { getContent } from '../fetch'
import { listParams } from '../hidden'
import type { CATEGORIES_QUERY_RESULT } from '../types.gen'

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
