import { stegaClean } from '@sanity/client/stega'
import { postPath } from '@/lib/addresses/moved-address'
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

/** A page or a post that follows a season which is not now; `path` is null without an address. */
export type OutOfSeason = { id: string; type: 'page' | 'post'; path: string | null }

export function outOfSeason(seasonal: SEASONAL_QUERY_RESULT, moment: number): OutOfSeason[] {
  return seasonal
    .filter(({ window }) => !isInSeason(window, moment))
    .map(document => ({ id: document._id, type: document._type, path: pathOf(document) }))
}

/** Since when a page or post shows that follows a season which is now; ISO 8601. */
export function appearedAt(window: object | null, moment: number): string | null {
  const edges = window && edgesOf(windowOf(window), moment)
  // What is stored as a season may be none, and then has no beginning.
  if (typeof edges !== 'object' || !edges || edges.opensAt > moment || !Number.isFinite(edges.opensAt)) return null
  return new Date(edges.opensAt).toISOString()
}

function pathOf({ _type, slug }: SEASONAL_QUERY_RESULT[number]): string | null {
  return slug && (_type === 'post' ? postPath(slug) : `/${slug}`)
}
