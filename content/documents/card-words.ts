import { cacheLife, cacheTag } from 'next/cache'
import { formatDay } from '@/lib/dates'
import { PAGE_LIST } from '@/lib/pages'
import {
  CATEGORY_CARD_WORDS_QUERY,
  PAGE_CARD_WORDS_QUERY,
  POST_CARD_WORDS_QUERY,
} from '@/schemas/documents/pages.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { optionalText, optionalTime, text } from '../values'

export type CardWords = { title: string; meta: string }

/** Seconds. Sites that show a shared link fetch its card once and cache it for long, so it must not be stale. */
const CARD_LIFE = { stale: 0, revalidate: 2, expire: 3 }

/** Texts for the card of a post or category (by slug) or a page (by its path without the slash), or null. Throws if the request to Sanity fails. */
export async function getCardWords(kind: string, name: string): Promise<CardWords | null> {
  if (kind === 'post') return getPostWords(name)
  if (kind === 'category') return getCategoryWords(name)
  const page = PAGE_LIST.find(({ path }) => kind === 'page' && path === `/${name}`)
  return page?.cardTitle ? getPageWords(page.document, page.cardTitle) : null
}

async function getPostWords(slug: string): Promise<CardWords | null> {
  'use cache'
  cacheLife(CARD_LIFE)
  cacheTag(...tagsOf('postCardWords'))
  const post = await fetchContent(POST_CARD_WORDS_QUERY, { name: slug })
  const day = optionalTime(post?.publishedAt)
  if (!post || !day) return null
  return { title: text(post.title), meta: [optionalText(post.category), formatDay(day)].filter(Boolean).join(' · ') }
}

async function getCategoryWords(slug: string): Promise<CardWords | null> {
  'use cache'
  cacheLife(CARD_LIFE)
  cacheTag(...tagsOf('categoryCardWords'))
  const category = await fetchContent(CATEGORY_CARD_WORDS_QUERY, { name: slug })
  return category && { title: text(category.title), meta: text(category.blog) }
}

async function getPageWords(id: string, field: 'title' | 'shortTitle'): Promise<CardWords | null> {
  'use cache'
  cacheLife(CARD_LIFE)
  cacheTag(...tagsOf('pageCardWords'))
  const { page, tagline } = await fetchContent(PAGE_CARD_WORDS_QUERY, { id })
  const title = optionalText(page?.[field])
  return title === null ? null : { title, meta: text(tagline) }
}
