import { cacheLife, cacheTag } from 'next/cache'
import { byName } from '@/lib/by-name'
import { CATEGORIES_QUERY, CATEGORY_QUERY } from '@/schemas/documents/post.query'
import { readCategory } from '../documents/readers.gen'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { getPreviewMoment } from '../preview-date'
import type { CATEGORIES_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { getPostCardsAt } from './posts'

export type Category = NonNullable<ReturnType<typeof toCategory>>

const MAX_CATEGORIES = 50

export async function getCategories(): Promise<Category[]> {
  return getCategoriesAt(await getPreviewMoment())
}

/** `moment` is in milliseconds since 1970; null means now. */
export async function getCategoriesAt(moment: number | null): Promise<Category[]> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('categories'))
  const categories = await fetchContent(CATEGORIES_QUERY, { to: MAX_CATEGORIES }, { of: { type: 'category' } })
  const found = await Promise.all(
    categories.map(async raw => {
      const { total } = await getPostCardsAt(moment, { from: 0, to: 1, of: { category: raw._id } })
      return total > 0 ? toCategory(raw) : null
    }),
  )
  return found.filter(category => category !== null).sort(byName(({ title }) => title))
}

export async function getCategory(slug: string): Promise<Category | null> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('categories'))
  const raw = await fetchContent(CATEGORY_QUERY, { slug })
  return raw && toCategory(raw)
}

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
