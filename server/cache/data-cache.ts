/** Next's `cacheHandlers`, shared by processes. */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { z } from 'zod'
import { isExpired, isStale, markStale, staleTags } from '../../lib/process/stale-tags.ts'
import { sharedCaches } from '../shared/site.ts'

const MEMORY_BYTES = 50 * 1024 * 1024
/** Next renders the page with it, and reads the data again in the background. */
const READ_AGAIN = -1

const SHARED = z.object({
  bytes: z.instanceof(Uint8Array),
  ...{ tags: z.array(z.string()), stale: z.number(), revalidate: z.number(), expire: z.number() },
})
type Result = Omit<CacheEntry, 'value'> & { bytes: Uint8Array }

const shared = sharedCaches()
const memory = new LRUCache<string, Result>({
  maxSize: MEMORY_BYTES,
  sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
})
const arriving = new Map<string, Promise<unknown>>()

export default {
  async get(key) {
    await arriving.get(key)
    const own = memory.get(key)
    const isUsable = own !== undefined && isCurrent(own)
    if (isUsable && !isStale(own.tags, own.timestamp)) return toEntry(own)
    const found = await readShared(key)
    if (found && !(isUsable && found.timestamp <= own.timestamp)) {
      memory.set(key, found)
      return isCurrent(found) ? toEntry(found) : undefined
    }
    return isUsable ? toEntry(own) : undefined
  },

  async set(key, pending) {
    const kept = keep(key, pending)
    arriving.set(key, kept)
    const result = await kept
    if (arriving.get(key) === kept) arriving.delete(key)
    if (!result) return
    const { timestamp, ...value } = result
    await shared?.entries.write(nameOf(key), { date: timestamp, value }, result.expire * 1_000)
  },

  async refreshTags() {
    await shared?.tags.refresh()
  },

  /** Only revalidatePath expires the tags that Next gives to paths. */
  async getExpiration(tags) {
    return Math.max(0, ...tags.map(tag => staleTags().get(tag)?.expired ?? 0))
  },

  async updateTags(tags, durations) {
    markStale(tags, durations, Math.round(performance.timeOrigin + performance.now()))
  },
} satisfies CacheHandler

async function keep(key: string, pending: Promise<CacheEntry>): Promise<Result | null> {
  try {
    const { value, ...rest } = await pending
    if (rest.expire === 0) return null
    const result = { ...rest, bytes: await readWhole(value) }
    memory.set(key, result)
    return result
  } catch {
    return null
  }
}

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value)
  return Buffer.concat(chunks)
}

async function readShared(key: string): Promise<Result | null> {
  const found = await shared?.entries.read(nameOf(key), value => SHARED.parse(value))
  return found ? { ...found.value, timestamp: found.date } : null
}

/** Next counts a prerender that calls Date.now() as dynamic, and this runs within prerenders. */
function isCurrent({ tags, timestamp, revalidate }: Result): boolean {
  const now = performance.timeOrigin + performance.now()
  return now <= timestamp + revalidate * 1_000 && !isExpired(tags, timestamp, now)
}

function toEntry({ bytes, ...rest }: Result): CacheEntry {
  const value = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return { ...rest, ...(isStale(rest.tags, rest.timestamp) && { revalidate: READ_AGAIN }), value }
}

function nameOf(key: string): string {
  return `data:${hash('sha256', key, 'base64url')}`
}
