import { cacheLife, cacheTag } from 'next/cache'
import { POSTS_PER_PAGE } from '@/lib/blog'
import { POST_CARDS_QUERY } from '@/schemas/documents/post.query'
import { fetchContent } from './fetch'
import { tagsOf } from './tags'
import type { PostCard } from './types'
import type { POST_CARDS_QUERY_RESULT } from './types.gen'
import { picture, text } from './values'

export type PostCards = { posts: PostCard[] /** How many posts there are in all. */; total: number }

/** Posts from number `from` (the newest is 0) up to but without `to`. Throws when Sanity does not answer. */
export async function getPostCards({ from, to }: { from: number; to: number }): Promise<PostCards> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('postCards'))
  return toPostCards(await fetchContent(POST_CARDS_QUERY, { from, to }))
}

/** A page of the blog, from 1; without posts where there is no such page. Throws when Sanity does not answer. */
export async function getPostPage(page: number): Promise<PostCards> {
  const first = await getPostCards({ from: 0, to: POSTS_PER_PAGE })
  if (page === 1) return first
  const from = (page - 1) * POSTS_PER_PAGE
  // Whatever is asked for, the cache holds no more than the pages that there are.
  return from < first.total ? getPostCards({ from, to: from + POSTS_PER_PAGE }) : { posts: [], total: first.total }
}

function toPostCards({ posts, total }: POST_CARDS_QUERY_RESULT): PostCards {
  return { posts: posts.flatMap(post => toPostCard(post) ?? []), total }
}

/** Null without an address or a date: nothing could link to it or put it in order. */
function toPostCard(raw: POST_CARDS_QUERY_RESULT['posts'][number]): PostCard | null {
  const { slug, publishedAt, category, author } = raw
  if (!slug || !publishedAt) return null
  return {
    id: raw._id,
    slug,
    publishedAt,
    title: text(raw.title),
    excerpt: text(raw.excerpt),
    category: category?.title && category.slug ? { title: category.title, slug: category.slug } : null,
    author: author?.name ? { name: author.name, image: picture(author.image) } : null,
    previewImage: picture(raw.previewImage) ?? picture(raw.mainImage),
  }
}
