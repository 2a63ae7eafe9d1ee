import { randomUUID } from 'node:crypto'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../../tests/support/redis.ts'

/** More than the doubt of two clocks, which is the time of a round trip to Redis. */
const MINUTE_MS = 60_000
const LIFE = { stale: 60, revalidate: 3_600, expire: 86_400 }

let redis: RedisServer | undefined
let closeAll: (() => void)[]
/** New for each test, because Next keeps tags for the whole process. */
let tag: string
let key: string

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
beforeEach(() => {
  closeAll = []
  tag = `content:${randomUUID()}`
  key = randomUUID()
})
afterEach(() => {
  for (const close of closeAll) close()
  vi.unstubAllEnvs()
})
afterAll(() => redis?.stop())

describe('without Redis', () => {
  test('a result is kept, stale after a change, and seen by nobody else', async () => {
    const [one, other] = [await open(''), await open('')]
    await one.set(key, resultOf('old'))
    expect(await textOf(one)).toBe('old')
    await one.updateTags([tag], { expire: LIFE.expire })
    expect((await one.get(key, []))?.revalidate).toBe(-1)
    expect(await textOf(other)).toBeNull()
  })
})

test('no date is read, because Next counts a prerender that reads one as dynamic', async () => {
  const handler = await open('')
  const result = resultOf('old', Date.now() - 1_000)
  const now = vi.spyOn(Date, 'now')
  onTestFinished(() => now.mockRestore())
  await handler.set(key, result)
  expect(await textOf(handler)).toBe('old')
  await handler.updateTags([tag], { expire: LIFE.expire })
  expect((await handler.get(key, []))?.revalidate).toBe(-1)
  expect(await handler.getExpiration([tag])).toBeGreaterThan(0)
  expect(now).not.toHaveBeenCalled()
})

describe.skipIf(!hasRedis)('with Redis', () => {
  test('a result of one process is read by another, with its tags and times', async () => {
    const [one, other] = [await open(), await open()]
    await one.set(key, resultOf('old'))
    expect(await textOf(one)).toBe('old')
    expect([await textOf(other), await textOf(other)]).toEqual(['old', 'old'])
    expect(await other.get(key, [])).toMatchObject({ ...LIFE, tags: [tag] })
  })

  test('after a change, the newer result of another process is read', async () => {
    const [one, other] = [await open(), await open()]
    await one.set(key, resultOf('old', Date.now() - 1_000))
    await textOf(other)
    await one.updateTags([tag], { expire: LIFE.expire })
    expect((await other.get(key, []))?.revalidate).toBe(-1)
    await one.set(key, resultOf('new', Date.now() + MINUTE_MS))
    expect(await textOf(other)).toBe('new')
    expect((await other.get(key, []))?.revalidate).toBe(LIFE.revalidate)
  })

  test('a result that broke off, or that must not be kept, is not shared', async () => {
    const [one, other] = [await open(), await open()]
    const broken = new ReadableStream({ pull: controller => controller.error(new Error('It broke off')) })
    await one.set(key, resultOf(broken))
    expect(await textOf(other)).toBeNull()
    await one.set(key, resultOf('dynamic', Date.now(), { expire: 0 }))
    expect(await textOf(other)).toBeNull()
  })

  test('a read waits for a result that is on its way', async () => {
    const one = await open()
    let arrive = (_: CacheEntry) => {}
    const stored = one.set(key, new Promise<CacheEntry>(resolve => (arrive = resolve)))
    const read = textOf(one)
    arrive(await resultOf('late'))
    expect(await read).toBe('late')
    await stored
  })
})

/** The handler as another process loads it. */
async function open(url = redis?.url ?? ''): Promise<CacheHandler> {
  vi.resetModules()
  vi.stubEnv('REDIS_URL', url)
  const { default: handler } = await import('./data-cache.ts')
  const { sharedCaches } = await import('../shared/site.ts')
  closeAll.push(() => sharedCaches()?.close())
  return handler
}

async function resultOf(text: string | ReadableStream, timestamp = Date.now(), life = {}): Promise<CacheEntry> {
  const value = typeof text === 'string' ? new Blob([text]).stream() : text
  return { ...LIFE, ...life, tags: [tag], timestamp, value }
}

async function textOf(handler: CacheHandler): Promise<string | null> {
  const entry = await handler.get(key, [])
  return entry ? new Response(entry.value).text() : null
}
