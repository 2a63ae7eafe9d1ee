import { cacheLife, cacheTag } from 'next/cache'
import { tagsOf } from './freshness/tags'

export type Cached = Parameters<typeof tagsOf>[0]

type Life = { stale: number; revalidate: number; expire: number }

/** Called in a `'use cache'` function: keeps its result until that content changes, or for `life`, in seconds. */
export function cached(content: Cached, life?: Life) {
  if (life) cacheLife(life)
  else cacheLife('content')
  cacheTag(...tagsOf(content))
}
