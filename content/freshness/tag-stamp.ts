import { staleTags } from '@/lib/stale-tags'
import { CONTENT_TYPES, tagOf } from './tags'

const ALL_TAGS = CONTENT_TYPES.map(tagOf)

/** Compare stamps for equality only: the times in them may be those of another machine's clock. */
export function stampOf(tags: readonly string[] = ALL_TAGS): string {
  return tags
    .map(tag => {
      const { stale = 0, expired = 0 } = staleTags().get(tag) ?? {}
      return `${stale}/${expired}`
    })
    .join()
}
