import { pageCountOf, readPageNumber } from '@/lib/addresses/blog'
import { getAuthor } from './authors'
import { getCategory } from './categories'
import { getPostPage } from './posts'

/** The page of a list of posts as its address names it; the first page without a number. */
type Page = { page?: string }

/** A page of the blog or of a category; null if there is none. Throws if the request to Sanity fails. */
export async function findBlogList({ category: slug, page: number = '1' }: Page & { category?: string }) {
  const page = readPageNumber(number)
  const category = slug === undefined ? null : await getCategory(slug)
  if (page === null || (slug !== undefined && !category)) return null
  const cards = await getPostPage(page, { of: category?.id })
  return page <= pageCountOf(cards.total) ? { page, category, cards } : null
}

/** A page of an author's posts; null if there is none. Throws if the request to Sanity fails. */
export async function findAuthorList({ author: slug, page: number = '1' }: Page & { author: string }) {
  const page = readPageNumber(number)
  const author = await getAuthor(slug)
  if (page === null || !author) return null
  const cards = await getPostPage(page, { of: author.id })
  return page <= pageCountOf(cards.total) ? { page, author, cards } : null
}
