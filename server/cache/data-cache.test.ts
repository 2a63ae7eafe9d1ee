import { randomUUID } from 'node:crypto'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { beforeEach, expect, test, vi } from 'vitest'
import handler from './data-cache.ts'

const LIFE = { stale: 60, revalidate: 3_600, expire: 86_400 }

let tag: string
let key: string

beforeEach(() => {
  tag = `content:${randomUUID()}`
  key = randomUUID()
})

test('a result is kept with its tags and times, and stale after a change', async () => {
  await handler.set(key, resultOf('old'))
  expect([await textOf(handler), await textOf(handler)]).toEqual(['old', 'old'])
  expect(await handler.get(key)).toMatchObject({ ...LIFE, tags: [tag] })
  await handler.updateTags([tag])
  expect(await handler.get(key)).toMatchObject({ ...LIFE, revalidate: -1 })
  await handler.set(key, resultOf('new', Date.now() + 1_000))
  expect(await handler.get(key)).toMatchObject(LIFE)
  expect(await textOf(handler)).toBe('new')
})

test('a result is read again once its time is up', async () => {
  await handler.set(key, resultOf('old', Date.now() - LIFE.revalidate * 1_000 - 1))
  expect(await textOf(handler)).toBeNull()
})

test('no date is read, because Next counts a prerender that reads one as dynamic', async () => {
  const result = resultOf('old', Date.now() - 1_000)
  const now = vi.spyOn(Date, 'now')
  await handler.set(key, result)
  expect(await textOf(handler)).toBe('old')
  await handler.updateTags([tag])
  expect(await handler.get(key)).toMatchObject({ revalidate: -1 })
  expect(now).not.toHaveBeenCalled()
})

test('a result that broke off, or that must not be kept, is not kept', async () => {
  const broken = new ReadableStream({ pull: controller => controller.error(new Error('It broke off')) })
  await handler.set(key, resultOf(broken))
  expect(await textOf(handler)).toBeNull()
  await handler.set(key, resultOf('dynamic', Date.now(), { expire: 0 }))
  expect(await textOf(handler)).toBeNull()
})

test('a read waits for a result that is on its way', async () => {
  const { promise: pending, resolve: arrive } = Promise.withResolvers<CacheEntry>()
  const stored = handler.set(key, pending)
  const read = textOf(handler)
  arrive(await resultOf('late'))
  expect(await read).toBe('late')
  await stored
})

async function resultOf(text: string | ReadableStream, timestamp = Date.now(), life = {}): Promise<CacheEntry> {
  const value = typeof text === 'string' ? new Blob([text]).stream() : text
  return { ...LIFE, ...life, tags: [tag], timestamp, value }
}

async function textOf({ get }: Pick<CacheHandler, 'get'>): Promise<string | null> {
  const entry = await get(key, [])
  return entry ? new Response(entry.value).text() : null
}
