import { POSTS_PER_PAGE } from '@/lib/addresses/blog'
import { formatStored } from '@/lib/time/dates'
import { readTimeZone, type TimeZone } from '@/lib/time/time-zones'
import { LIST_CARDS_QUERY, POST_CARDS_QUERY } from '@/schemas/documents/post.query'
import { readPostCards } from '../documents/readers.gen'
import { cached, fetchContent } from '../fetch'
import { getHiddenInBlog } from '../hidden'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { POST_CARDS_QUERY_RESULT } from '../types.gen'
import { optionalText, optionalTime, toTime } from '../values'
import type { Post } from './post'

export type PostCard = NonNullable<ReturnType<typeof toPostCard>>

export type PostCards = { posts: PostCard[]; total: number }

const MORE_POSTS = 3
const CARDS = { type: 'post', in: 'posts' }

/** `of` is the id of a category or an author. */
type Slice = { from: number; to: number; of?: string }

/** Null means what visitors see. */
export async function getPostCardsAt(preview: PreviewChoice | null, { from, to, of }: Slice): Promise<PostCards> {
  'use cache'
  cached('blog')
  const params = { from, to, at: toTime(preview?.date?.moment), hidden: await getHiddenInBlog(preview) }
  const options = { preview, of: CARDS }
  return toPostCards(
    of
      ? await fetchContent(LIST_CARDS_QUERY, { ...params, of }, options)
      : await fetchContent(POST_CARDS_QUERY, params, options),
  )
}

/** From index `from` (the newest is 0) up to, but not including, `to`. */
export const getPostCards = previewed(getPostCardsAt)

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

function toPostCards(result: POST_CARDS_QUERY_RESULT): PostCards {
  const { posts, total, timeZone } = readPostCards(result)
  const zone = readTimeZone(timeZone)
  return { posts: posts.flatMap(post => toPostCard(post, zone) ?? []), total }
}

/** Such a post could not be linked or sorted. */
function toPostCard({ _id, mainImage, ...card }: ReturnType<typeof readPostCards>['posts'][number], zone: TimeZone) {
  if (!optionalText(card.slug) || !optionalText(card.title) || !optionalTime(card.publishedAt)) return null
  return {
    ...card,
    id: _id,
    day: formatStored('day', card.publishedAt, zone),
    category: card.category.title && card.category.slug ? card.category : null,
    author: card.author.name ? card.author : null,
    previewImage: card.previewImage ?? mainImage,
  }
}
