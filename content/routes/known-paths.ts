import type { QueryParams } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import { pageCountOf, readPageNumber } from '@/lib/blog'
import { log } from '@/lib/log'
import { isSiteIconName } from '@/lib/site-icons'
import {
  CATEGORY_COUNT_QUERY,
  CATEGORY_ID_QUERY,
  POST_COUNT_QUERY,
  POST_EXISTS_QUERY,
} from '@/schemas/documents/post.query'
import { client } from '../client'

/** Publishing and unpublishing take effect after at most this long. */
const FRESH_MS = 2_000
/** Visitors wait for this check. After the timeout, the page itself is rendered and finds out whether it exists. */
const TIMEOUT_MS = 1_000

type Known = { exists: boolean; askedAt: number }

/** Limited, so that requests for random paths cannot fill the memory. */
const known = new LRUCache<string, Known>({ max: 1_000 })

/**
 * False for a blog post, a page of a list of posts, or an icon that does not exist; true for every other path. Without this check,
 * Next would write a file to disk for every unknown path under such a route. While the content service fails, the last known results
 * stay, and every other path may exist. Never throws.
 */
export async function mayExist(path: string): Promise<boolean> {
  const ask = questionOf(path)
  if (typeof ask === 'boolean') return ask
  const last = known.get(path)
  const now = performance.now()
  if (last && now - last.askedAt < FRESH_MS) return last.exists
  try {
    const exists = await ask()
    known.set(path, { exists, askedAt: now })
    return exists
  } catch (error) {
    log.warn('path.unknown', { path }, error)
    return last?.exists ?? true
  }
}

function questionOf(path: string): boolean | (() => Promise<boolean>) {
  // Next cannot serve a dynamic route whose parameter does not decode.
  if (!isReadable(path)) return !/^\/(post|blog|icons|og)\//.test(path)
  const [, icon] = /^\/icons\/([^/]+)\/?$/.exec(path) ?? []
  if (icon) return isSiteIconName(decodeURIComponent(icon))
  const [, place, rest = ''] = /^\/(post|blog\/page|blog\/category)\/(.+?)\/?$/.exec(path) ?? []
  if (!place) return true
  const [slug = '', ...deeper] = rest.split('/').map(decodeURIComponent)
  if (place === 'post') return deeper.length > 0 || (() => ask(POST_EXISTS_QUERY, { slug }))
  if (place === 'blog/page') {
    const page = readPageNumber(slug)
    return deeper.length > 0 || (page !== null && (() => hasPage(page)))
  }
  const page = deeper.length === 0 ? 1 : readPageNumber(deeper[1] ?? '')
  if (deeper.length > 0 && (deeper[0] !== 'page' || deeper.length > 2)) return true
  return page !== null && (() => hasCategoryPage(slug, page))
}

async function hasPage(page: number): Promise<boolean> {
  return page <= pageCountOf(await ask(POST_COUNT_QUERY))
}

async function hasCategoryPage(slug: string, page: number): Promise<boolean> {
  const category = await ask(CATEGORY_ID_QUERY, { slug })
  if (!category || page === 1) return category !== null
  return page <= pageCountOf(await ask(CATEGORY_COUNT_QUERY, { category }))
}

function ask<const Query extends string>(query: Query, params: QueryParams = {}) {
  return client.fetch(query, params, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
