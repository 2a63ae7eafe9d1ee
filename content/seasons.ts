import { SEASONAL_QUERY } from '@/schemas/objects/window.query'
import { cached } from './cached'
import { fetchContent } from './fetch'
import type { PreviewChoice } from './preview-choice'
import { appearances, type OutOfSeason, outOfSeason } from './window'

/** Ids of the posts that follow a season which is not now, or not at the date of the preview. Throws if the request to Sanity fails. */
export async function getPostsOutOfSeason(preview: PreviewChoice | null): Promise<string[]> {
  'use cache'
  cached('seasonalPosts')
  const hidden = await fetchOutOfSeason(preview)
  return hidden.filter(({ type }) => type === 'post').map(({ id }) => id)
}

/** Since when the posts show that follow a season which is now, by path; ISO 8601. */
export async function getPostAppearances(): Promise<Map<string, string>> {
  'use cache'
  cached('seasonalPosts')
  return fetchAppearances()
}

/** Pages and posts alike. Not cached: the tags of a cached result become those of everything that uses it. ISO 8601, by path. */
export async function fetchAppearances(): Promise<Map<string, string>> {
  return appearances(await fetchContent(SEASONAL_QUERY), Date.now())
}

/** Pages and posts. Not cached, because the tags of a cached result become those of everything that uses it. Throws if the request to Sanity fails. */
export async function fetchOutOfSeason(preview: PreviewChoice | null): Promise<OutOfSeason[]> {
  return outOfSeason(await fetchContent(SEASONAL_QUERY, {}, { preview }), preview?.date?.moment ?? Date.now())
}
