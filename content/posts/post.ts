import { cacheLife, cacheTag } from 'next/cache'
import { POST_QUERY } from '@/schemas/documents/post.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { getPreviewMoment } from '../preview-date'
import type { Post } from '../types'
import type { POST_QUERY_RESULT } from '../types.gen'
import { optionalText, picture, seo, text, toTime } from '../values'
import { plainText, richText } from './rich-text'

/** Only for the query of a single post; all others use that of client.ts. */
const API_VERSION = '2024-01-23'
const WORDS_PER_MINUTE = 200

/** The post with this slug; null if there is none or it is still scheduled. Throws if the request to Sanity fails. */
export async function getPost(slug: string): Promise<Post | null> {
  return getPostAt(await getPreviewMoment(), slug)
}

async function getPostAt(moment: number | null, slug: string): Promise<Post | null> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('post'))
  return toPost(await fetchContent(POST_QUERY, { slug, at: toTime(moment) }, { apiVersion: API_VERSION }))
}

function toPost(raw: POST_QUERY_RESULT): Post | null {
  if (!raw?.slug || !raw.publishedAt) return null
  const body = richText(raw.body)
  const { category } = raw
  return {
    id: raw._id,
    slug: raw.slug,
    title: text(raw.title),
    publishedAt: raw.publishedAt,
    // A scheduled post may have been written long before its publication date.
    updatedAt: laterOf(raw._updatedAt, raw.publishedAt),
    excerpt: text(raw.excerpt),
    category:
      category?.title && category.slug ? { id: category._id, title: category.title, slug: category.slug } : null,
    author: toAuthor(raw),
    picture: picture(raw.mainImage) ?? picture(raw.previewImage),
    body,
    readingMinutes: countMinutes(plainText(body)),
    seo: seo(raw.seo),
  }
}

function toAuthor({ authorName, authorRole, authorBio, authorImage }: NonNullable<POST_QUERY_RESULT>): Post['author'] {
  if (!authorName) return null
  return {
    name: authorName,
    role: optionalText(authorRole),
    bio: optionalText(authorBio),
    image: picture(authorImage),
  }
}

function laterOf(a: string, b: string): string {
  return Date.parse(a) > Date.parse(b) ? a : b
}

function countMinutes(written: string): number {
  const words = written.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
