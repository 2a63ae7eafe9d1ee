/**
 * Next's own store of the results of `'use cache'` functions, with Redis behind it: what one process has read from the content service,
 * others do not read again. Without REDIS_URL it is Next's store and no more. Next loads this file (`cacheHandlers`).
 */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types'
import { z } from 'zod'
import { sharedCaches } from './shared/site.ts'

const require = createRequire(import.meta.url)
const {
  createDefaultCacheHandler,
}: typeof import('next/dist/server/lib/cache-handlers/default') = require('next/dist/server/lib/cache-handlers/default')

/** Next's own default (`cacheMaxMemorySize`). */
const MEMORY_BYTES = 50 * 1024 * 1024
/** Next says so of an entry whose tag is stale. */
const STALE = -1

const RESULT = z.object({
  bytes: z.instanceof(Uint8Array),
  ...{ tags: z.array(z.string()), stale: z.number(), revalidate: z.number(), expire: z.number() },
})

const shared = sharedCaches()
const memory = createDefaultCacheHandler(MEMORY_BYTES)

export default {
  ...memory,

  async get(key, softTags) {
    const own = await memory.get(key, softTags)
    if (!shared || (own && own.revalidate !== STALE)) return own
    const found = await shared.entries.read(nameOf(key), value => RESULT.parse(value))
    if (!found || (own && found.date <= own.timestamp)) return own
    const { bytes, ...rest } = found.value
    await memory.set(key, Promise.resolve({ ...rest, timestamp: found.date, value: new Blob([bytes]).stream() }))
    return memory.get(key, softTags)
  },

  async set(key, pending) {
    if (!shared) return memory.set(key, pending)
    const both = pending.then(({ value, ...rest }) => ({ rest, streams: value.tee() }))
    // Called at once, because reads of the same key wait for it.
    const kept = memory.set(
      key,
      both.then(({ rest, streams }) => ({ ...rest, value: streams[0] })),
    )
    await Promise.all([kept, both.then(({ rest, streams }) => share(key, rest, streams[1]))])
  },

  async refreshTags() {
    await shared?.tags.refresh()
  },
} satisfies CacheHandler

async function share(
  key: string,
  { timestamp, ...rest }: Omit<CacheEntry, 'value'>,
  value: CacheEntry['value'],
): Promise<void> {
  const bytes = await readStream(value).catch(() => null)
  // A result that broke off is not shared, nor one that must not be kept.
  if (bytes === null || rest.expire === 0) return
  await shared?.entries.write(nameOf(key), { date: timestamp, value: { ...rest, bytes } }, rest.expire * 1_000)
}

function readStream(stream: ReadableStream): Promise<Uint8Array> {
  return new Response(stream).bytes()
}

/** Keys hold the build's id and all arguments. */
function nameOf(key: string): string {
  return `data:${createHash('sha256').update(key).digest('base64url')}`
}
