import { POSTS_PER_PAGE, pageCountOf, readPageNumber } from '@/lib/addresses/blog'
import { formatStored } from '@/lib/time/dates'
import { readTimeZone, type TimeZone } from '@/lib/time/time-zones'
import { LIST_CARDS_QUERY, POST_CARDS_QUERY } from '@/schemas/documents/post.query'
import { readPostCards } from '../documents/readers.gen'
import { getContent } from '../fetch'
import { listParams } from '../hidden'
import { optionalTime } from '../values'
import { getAuthor, getCategory } from './lists'
import type { Post } from './post'

export type PostCard = NonNullable<ReturnType<typeof toPostCard>>

export type PostCards = { posts: PostCard[]; total: number }

const MORE_POSTS = 3
const CARDS = { shows: 'blog', of: { type: 'post', in: 'posts' } } as const

/** `of` is the id of a category or an author. */
type Slice = { from: number; to: number; of?: string }

/** From index `from` (the newest is 0) up to, but not including, `to`. */
export async function getPostCards({ from, to, of }: Slice): Promise<PostCards> {
  const params = { from, to, ...(await listParams()) }
  const { found } = of
    ? await getContent(LIST_CARDS_QUERY, { ...params, of }, CARDS)
    : await getContent(POST_CARDS_QUERY, params, CARDS)
  const { posts, total, timeZone } = readPostCards(found)
  const zone = readTimeZone(timeZone)
  return { posts: posts.flatMap(post => toPostCard(post, zone) ?? []), total }
}

/** `page` counts from 1. Without posts if there is no such page. */
export async function getPostPage(
  page: number,
  { of, perPage = POSTS_PER_PAGE }: { of?: string; perPage?: number } = {},
): Promise<PostCards> {
  const first = await getPostCards({ from: 0, to: perPage, of })
  if (page === 1) return first
  const from = (page - 1) * perPage
  // A request for a page beyond the last must not add an entry to the cache.
  return from < first.total ? getPostCards({ from, to: from + perPage, of }) : { posts: [], total: first.total }
}

/** A page of the blog or of a category, as its address names it; null if there is none. Throws if the request to Sanity fails. */
export async function findBlogList({ category: slug, page }: { category?: string; page?: string }) {
  const category = slug === undefined ? null : await getCategory(slug)
  if (slug !== undefined && !category) return null
  const found = await findPage(page, category?.id)
  return found && { ...found, category }
}

/** A page of an author's posts, as its address names it; null if there is none. Throws if the request to Sanity fails. */
export async function findAuthorList({ author: slug, page }: { author: string; page?: string }) {
  const author = await getAuthor(slug)
  if (!author) return null
  const found = await findPage(page, author.id)
  return found && { ...found, author }
}

async function findPage(number = '1', of?: string) {
  const page = readPageNumber(number)
  if (page === null) return null
  const cards = await getPostPage(page, { of })
  return page <= pageCountOf(cards.total) ? { page, cards } : null
}

/** The newest of the same category, then the newest of all. */
export async function getMorePosts({ id, category }: Pick<Post, 'id' | 'category'>): Promise<PostCard[]> {
  const slice = { from: 0, to: MORE_POSTS + 1 }
  const lists = await Promise.all([
    category ? getPostCards({ ...slice, of: category.id }) : { posts: [] },
    getPostCards({ from: 0, to: 2 * MORE_POSTS + 1 }),
  ])
  const others = new Map(lists.flatMap(({ posts }) => posts).map(post => [post.id, post]))
  others.delete(id)
  return [...others.values()].slice(0, MORE_POSTS)
}

/** Such a post could not be linked or sorted. */
function toPostCard({ _id, mainImage, ...card }: ReturnType<typeof readPostCards>['posts'][number], zone: TimeZone) {
  if (!card.slug || !card.title || !optionalTime(card.publishedAt)) return null
  return {
    ...card,
    id: _id,
    day: formatStored('day', card.publishedAt, zone),
    category: card.category.title && card.category.slug ? card.category : null,
    author: card.author.name ? card.author : null,
    previewImage: card.previewImage ?? mainImage,
  }
}
