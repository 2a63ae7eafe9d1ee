import { cacheLife, cacheTag } from 'next/cache'
import { tagsOf } from './freshness/tags'

type Life = { stale: number; revalidate: number; expire: number }

/** Called in a `'use cache'` function: keeps its result until that content changes, or for `life`, in seconds. */
export function cached(content: Parameters<typeof tagsOf>[0], life?: Life) {
  if (life) cacheLife(life)
  else cacheLife('content')
  cacheTag(...tagsOf(content))
}
