import { stegaClean } from '@sanity/client/stega'
import { postPath } from '@/lib/addresses/blog'
import { edgesOf, isOpenAt, readWindow, type ShowWindow } from '@/lib/time/show-window'
import type { SEASONAL_QUERY_RESULT } from './types.gen'

/** Stega marks would break the parsing of dates and times. */
export function windowOf(raw: object): ShowWindow {
  return stegaClean(readWindow(raw))
}

/** Whether a page or post may be shown at `moment` (epoch milliseconds). One without a window (null) always may. */
export function isInSeason(window: object | null, moment: number): boolean {
  return window === null || isOpenAt(windowOf(window), moment)
}

/** A document that visitors find nowhere; `path` is null without an address. */
export type Hidden = { id: string; type: string; path: string | null }

/** The pages and posts that follow a season which is not now. */
export function outOfSeason(seasonal: SEASONAL_QUERY_RESULT, moment: number): Hidden[] {
  return seasonal
    .filter(({ window }) => !isInSeason(window, moment))
    .map(({ _id: id, _type: type, slug }) => {
      return { id, type, path: slug && (type === 'post' ? postPath(slug) : `/${slug}`) }
    })
}

/** Since when a page or post shows that follows a season which is now; ISO 8601. */
export function appearedAt(window: object | null, moment: number): string | null {
  const edges = window && edgesOf(windowOf(window), moment)
  // What is stored as a season may be none, and then has no beginning.
  if (typeof edges !== 'object' || !edges || edges.opensAt > moment || !Number.isFinite(edges.opensAt)) return null
  return new Date(edges.opensAt).toISOString()
}
