import { byName } from '@/lib/words/by-name'
import { CATEGORIES_QUERY, CATEGORY_QUERY } from '@/schemas/documents/post.query'
import { readCategory } from '../documents/readers.gen'
import { cached, fetchContent } from '../fetch'
import { getHiddenInBlog } from '../hidden'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { CATEGORIES_QUERY_RESULT } from '../types.gen'
import { optionalText, toTime } from '../values'

export type Category = NonNullable<ReturnType<typeof toCategory>>

async function getCategoriesAt(preview: PreviewChoice | null): Promise<Category[]> {
  'use cache'
  cached('blog')
  const params = { at: toTime(preview?.date?.moment), hidden: await getHiddenInBlog(preview) }
  const categories = await fetchContent(CATEGORIES_QUERY, params, { preview, of: { type: 'category' } })
  return categories.flatMap(category => toCategory(category) ?? []).sort(byName(({ title }) => title))
}

/** Those with posts. */
export const getCategories = previewed(getCategoriesAt)

async function getCategoryAt(preview: PreviewChoice | null, slug: string): Promise<Category | null> {
  'use cache'
  cached('blog')
  const raw = await fetchContent(CATEGORY_QUERY, { slug }, { preview })
  return raw && toCategory(raw)
}

export const getCategory = previewed(getCategoryAt)

function toCategory(raw: CATEGORIES_QUERY_RESULT[number]) {
  const { _id, _updatedAt, ...category } = readCategory(raw)
  if (!optionalText(category.slug) || !optionalText(category.title)) return null
  return {
    ...category,
    id: _id,
    description: optionalText(category.description),
    updatedAt: _updatedAt,
  }
}
