import { holdersOf } from '@/lib/addresses/page-address'
import { HIDDEN_QUERY } from '@/schemas/documents/pages.query'
import { readDocuments } from './addresses'
import { cached, fetchContent } from './fetch'
import { getPreviewChoice, type PreviewChoice } from './preview-choice'
import { toTime } from './values'
import { type Hidden, outOfSeason } from './window'

/**
 * Parameters of the blog's lists: the date of the preview, and the ids of the posts that follow a season which is not now, or not at that date, and of posts,
 * categories and authors whose address belongs to another. Throws if the request to Sanity fails.
 */
export async function listParams() {
  const date = (await getPreviewChoice())?.date
  const hidden = await getHidden('blog')
  return { at: toTime(date?.moment), hidden: hidden.filter(({ type }) => type !== 'page').map(({ id }) => id) }
}

/** Pages too. `shows` is what shows it, because the tags of a cached result become those of everything that uses it. Throws if the request to Sanity fails. */
export async function getHidden(shows: 'blog' | 'siteSettings'): Promise<Hidden[]> {
  return findHidden(shows, await getPreviewChoice())
}

async function findHidden(shows: 'blog' | 'siteSettings', preview: PreviewChoice | null): Promise<Hidden[]> {
  'use cache'
  cached(shows)
  const { seasonal, hasSharedAddress } = await fetchContent(HIDDEN_QUERY, {}, { preview })
  const outdated = outOfSeason(seasonal, preview?.date?.moment ?? Date.now())
  if (!hasSharedAddress) return outdated
  const losing = new Map((await fetchLosing(preview)).map(each => [each.id, each]))
  return [...outdated.filter(({ id }) => !losing.has(id)), ...losing.values()]
}

/** Rare, so that only then all addresses are read. */
async function fetchLosing(preview: PreviewChoice | null): Promise<Hidden[]> {
  const all = await readDocuments(preview)
  return [...Map.groupBy(all, ({ _type }) => _type).values()].flatMap(documents => {
    const holders = new Set(holdersOf(documents).values())
    return documents.filter(each => !holders.has(each)).map(({ _id, _type }) => ({ id: _id, type: _type, path: null }))
  })
}
