import { holdersOf } from '@/lib/addresses/page-address'
import { HIDDEN_QUERY } from '@/schemas/documents/pages.query'
import { readDocuments } from './addresses'
import { cached, fetchContent } from './fetch'
import type { PreviewChoice } from './preview-choice'
import { type OutOfSeason, outOfSeason } from './window'

/** A document that visitors find nowhere. */
type Hidden = Omit<OutOfSeason, 'type'> & { type: string }

/**
 * Ids of the posts that follow a season which is not now, or not at the date of the preview, and of posts, categories and authors whose address belongs to
 * another. Throws if the request to Sanity fails.
 */
export async function getHiddenInBlog(preview: PreviewChoice | null): Promise<string[]> {
  'use cache'
  cached('blog')
  const hidden = await fetchHidden(preview)
  return hidden.filter(({ type }) => type !== 'page').map(({ id }) => id)
}

/** Pages too. Not cached, because the tags of a cached result become those of everything that uses it. Throws if the request to Sanity fails. */
export async function fetchHidden(preview: PreviewChoice | null): Promise<Hidden[]> {
  const { seasonal, hasSharedAddress } = await fetchContent(HIDDEN_QUERY, {}, { preview })
  const outdated = outOfSeason(seasonal, preview?.date?.moment ?? Date.now())
  if (!hasSharedAddress) return outdated
  const losing = new Map((await fetchLosing(preview)).map(each => [each.id, each]))
  return [...outdated.filter(({ id }) => !losing.has(id)), ...losing.values()]
}

/** Rare, so that only then all addresses are read. */
async function fetchLosing(preview: PreviewChoice | null): Promise<Hidden[]> {
  const all = await readDocuments((query, params) => fetchContent(query, params, { preview }))
  return [...Map.groupBy(all, ({ _type }) => _type).values()].flatMap(documents => {
    const holders = new Set(holdersOf(documents).values())
    return documents.filter(each => !holders.has(each)).map(({ _id, _type }) => ({ id: _id, type: _type, path: null }))
  })
}
