/** Next's `cacheHandlers`. Next's own has a record of stale tags that other machines, and the catch-up, cannot write. */
import { LRUCache } from 'lru-cache'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { isStale, markStale, readTagsOfOthers } from '../../lib/process/stale-tags.ts'
import { sharedCaches } from '../shared/site.ts'

const MEMORY_BYTES = 50 * 1024 * 1024
/** Next renders the page with it, and reads the data again in the background. */
const READ_AGAIN = -1

type Result = Omit<CacheEntry, 'value'> & { bytes: Uint8Array }

const memory = new LRUCache<string, Result>({
  maxSize: MEMORY_BYTES,
  sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
})
const arriving = new Map<string, Promise<void>>()

sharedCaches()

export default {
  async get(key) {
    await arriving.get(key)
    const found = memory.get(key)
    // Next counts a prerender that calls Date.now() as dynamic, and this runs within prerenders.
    if (!found || found.timestamp + found.revalidate * 1_000 < performance.timeOrigin + performance.now())
      return undefined
    const { bytes, ...rest } = found
    const isOld = isStale(rest.tags, rest.timestamp)
    return { ...rest, ...(isOld && { revalidate: READ_AGAIN }), value: streamOf(bytes) }
  },

  async set(key, pending) {
    const kept = keep(key, pending)
    arriving.set(key, kept)
    await kept
    if (arriving.get(key) === kept) arriving.delete(key)
  },

  refreshTags: readTagsOfOthers,

  /** Next asks about the tags that it gives to paths, which only revalidatePath would expire. */
  getExpiration: async () => 0,

  updateTags: tags => markStale(tags, Math.round(performance.timeOrigin + performance.now())),
} satisfies CacheHandler

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

async function keep(key: string, pending: Promise<CacheEntry>): Promise<void> {
  try {
    const { value, ...rest } = await pending
    if (rest.expire > 0) memory.set(key, { ...rest, bytes: Buffer.concat(await Array.fromAsync(value)) })
  } catch {
    // What broke off is read again by whoever asks next.
  }
}
