import { stegaClean } from '@sanity/client/stega'
import { postPath } from '@/lib/moved-address'
import { edgesOf, isOpenAt, readWindow, type ShowWindow } from '@/lib/show-window'
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

/** Since when pages and posts show that follow a season which is now, by path; ISO 8601. */
export function appearances(seasonal: SEASONAL_QUERY_RESULT, moment: number): Map<string, string> {
  const times = new Map<string, string>()
  for (const document of seasonal) {
    const path = pathOf(document)
    const edges = document.window && edgesOf(windowOf(document.window), moment)
    if (path && typeof edges === 'object' && edges && edges.opensAt <= moment)
      times.set(path, new Date(edges.opensAt).toISOString())
  }
  return times
}

function pathOf({ _type, slug }: SEASONAL_QUERY_RESULT[number]): string | null {
  return slug && (_type === 'post' ? postPath(slug) : `/${slug}`)
}
