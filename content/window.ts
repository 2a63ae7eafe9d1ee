import { stegaClean } from '@sanity/client/stega'
import { postPath } from '@/lib/moved-address'
import { isOpenAt, readWindow, type ShowWindow } from '@/lib/show-window'
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
    .map(({ _id, _type, slug }) => ({
      id: _id,
      type: _type,
      path: slug && (_type === 'post' ? postPath(slug) : `/${slug}`),
    }))
}
