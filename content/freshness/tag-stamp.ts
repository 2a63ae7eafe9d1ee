import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { CONTENT_TYPES, tagOf } from './tags'

const ALL_TAGS = CONTENT_TYPES.map(tagOf)

/**
 * Differs from an earlier stamp once one of the tags was marked stale. Next keeps this record for the whole process, so proxy.ts, which
 * has neither `'use cache'` nor another way to learn of revalidateTag, sees the marks that routes and other machines set. Stamps are only
 * compared for equality: the times in them may be those of another machine's clock.
 */
export function stampOf(tags: readonly string[] = ALL_TAGS): string {
  return tags
    .map(tag => {
      const { stale = 0, expired = 0 } = tagsManifest.get(tag) ?? {}
      return `${stale}/${expired}`
    })
    .join()
}
