import { byName } from '@/lib/words/by-name'
import { CATEGORIES_QUERY, CATEGORY_QUERY } from '@/schemas/documents/post.query'
import { readCategory } from '../documents/readers.gen'
import { cached, fetchContent } from '../fetch'
import { getHiddenInBlog } from '../hidden'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { CATEGORIES_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { getPostCardsAt } from './posts'

export type Category = NonNullable<ReturnType<typeof toCategory>>

const MAX_CATEGORIES = 50

/** Null means what visitors see. */
export async function getCategoriesAt(preview: PreviewChoice | null): Promise<Category[]> {
  'use cache'
  cached('blog')
  const categories = await fetchContent(
    CATEGORIES_QUERY,
    { to: MAX_CATEGORIES, hidden: await getHiddenInBlog(preview) },
    { preview, of: { type: 'category' } },
  )
  const found = await Promise.all(
    categories.map(async raw => {
      const { total } = await getPostCardsAt(preview, { from: 0, to: 1, of: raw._id })
      return total > 0 ? toCategory(raw) : null
    }),
  )
  return found.filter(category => category !== null).sort(byName(({ title }) => title))
}

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
