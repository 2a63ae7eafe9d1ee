import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

const FRESH_MS = 2_000
const DAY_MS = 86_400_000
const MAX_KNOWN = 1_000
const AT_ONCE = 20

const seed = readImportedSeed()
const post = { _id: 'a-post', _type: 'post', slug: { current: 'a-post' }, publishedAt: '2026-01-12T10:00:00Z' }

let server: ContentServer
let mayExist: (path: string) => Promise<boolean>
const clock = vi.spyOn(performance, 'now')
let now = 0

beforeAll(async () => {
  server = await startContentServer(seed)
})
beforeEach(async () => {
  server.documents = [...seed, post]
  server.failWith = null
  server.requests.length = 0
  now = 1_000
  clock.mockImplementation(() => now)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.resetModules()
  const { log } = await import('@/lib/log')
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  ;({ mayExist } = await import('./known-paths'))
})
afterAll(() => server.stop())

describe('mayExist for paths of the blog', () => {
  it.each([
    '/post/a-post',
    '/post/a-post/',
    '/post/a%2Dpost',
    '/blog/page/1',
    '/blog/page/5',
    '/blog/page/5/',
    '/blog/category/finance',
    '/blog/category/finance/',
    '/blog/category/finance/page/1',
    '/blog/category/finance/page/2',
  ])('is true for a page that exists: %s', async path => {
    expect(await mayExist(path)).toBe(true)
  })

  it.each([
    '/post/nowhere',
    '/post/nowhere.html',
    '/post/a-post.rsc',
    '/post/"] | *[_type=="secret"',
    '/post/%22%5D%20%7C%20*',
    '/post/$slug',
    '/post/%',
    '/post/%ff',
    '/post/%00',
    '/post/a%2Fpost',
    '/blog/page/6',
    '/blog/page/999999',
    '/blog/page/0',
    '/blog/page/01',
    '/blog/page/-1',
    '/blog/page/1.5',
    '/blog/page/1e3',
    '/blog/page/two',
    '/blog/page/9999999',
    '/blog/category/nowhere',
    '/blog/category/nowhere/page/1',
    '/blog/category/finance/page/99',
    '/blog/category/finance/page/0',
    '/blog/category/finance/page/x',
    '/blog/category/finance/page/',
    '/blog/category/%E0%A4%A/page/2',
  ])('is false for a page that does not exist: %s', async path => {
    expect(await mayExist(path)).toBe(false)
  })

  it('is false for a scheduled post', async () => {
    server.documents = [{ ...post, publishedAt: new Date(Date.now() + DAY_MS).toISOString() }]
    expect(await mayExist('/post/a-post')).toBe(false)
    expect(await mayExist('/blog/page/1')).toBe(true)
  })

  it('is true for the first page of a list without posts', async () => {
    server.documents = [{ _id: 'c', _type: 'category', title: 'C', slug: { current: 'c' } }]
    expect(await mayExist('/blog/page/1')).toBe(true)
    expect(await mayExist('/blog/category/c')).toBe(true)
    expect(await mayExist('/blog/category/c/page/1')).toBe(true)
    expect(await mayExist('/blog/category/c/page/2')).toBe(false)
  })
})

it.each([
  ...['/', '/blog', '/blog/', '/post', '/post/', '/nowhere', '/posts/x', '/x/post/y', '/register', ''],
  ...['/post/a/b', '/blog/page', '/blog/page/9/9', '/blog/category', '/blog/category/x/y', '/blog/category/x/page/1/2'],
])('sends no request about other paths: %s', async path => {
  expect(await mayExist(path)).toBe(true)
  expect(server.requests).toEqual([])
})

it('passes slugs as parameters of the query, never as a part of it', async () => {
  const hostile = '"] | *[_type=="secret"'
  await mayExist(`/post/${encodeURIComponent(hostile)}`)
  await mayExist(`/blog/category/${encodeURIComponent(hostile)}/page/2`)
  expect(server.requests).toHaveLength(2)
  for (const { searchParams } of server.requests) {
    expect(searchParams.get('$slug')).toBe(JSON.stringify(hostile))
    expect(searchParams.get('query')).not.toContain('secret')
  }
})

describe('a known result', () => {
  it('is reused for two seconds, then requested again', async () => {
    expect(await mayExist('/post/a-post')).toBe(true)
    server.documents = seed
    now += FRESH_MS - 1
    expect(await mayExist('/post/a-post')).toBe(true)
    expect(server.requests).toHaveLength(1)
    now += 1
    expect(await mayExist('/post/a-post')).toBe(false)
    server.documents = [post]
    now += FRESH_MS
    expect(await mayExist('/post/a-post')).toBe(true)
    expect(server.requests).toHaveLength(3)
  })

  it('stays while the content service fails, however long that takes', async () => {
    await mayExist('/post/a-post')
    await mayExist('/post/nowhere')
    server.failWith = 500
    now += DAY_MS
    expect(await mayExist('/post/a-post')).toBe(true)
    expect(await mayExist('/post/nowhere')).toBe(false)
  })

  it.each([500, 503])(
    'is missing when the content service responds with %i from the start, so every page may exist until it recovers',
    async status => {
      server.failWith = status
      const started = Date.now()
      expect(await mayExist('/post/nowhere')).toBe(true)
      expect(Date.now() - started).toBeLessThan(2_000)
      server.failWith = null
      expect(await mayExist('/post/nowhere')).toBe(false)
    },
  )

  it('is forgotten when there are too many, the least recently requested first', async () => {
    await mayExist('/post/a-post')
    await mayExist('/post/first')
    for (let start = 0; start < MAX_KNOWN - 2; start += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, MAX_KNOWN - 2 - start) }, (_, index) => start + index)
      await Promise.all(numbers.map(number => mayExist(`/post/nowhere-${number}`)))
    }
    now += FRESH_MS
    // It is requested again, so it is no longer the oldest.
    await mayExist('/post/a-post')
    await mayExist('/post/one-more')
    server.failWith = 500
    expect(await mayExist('/post/one-more')).toBe(false)
    expect(await mayExist('/post/nowhere-0')).toBe(false)
    expect(await mayExist('/post/first')).toBe(true)
    server.failWith = null
    server.documents = seed
    server.requests.length = 0
    expect(await mayExist('/post/a-post')).toBe(true)
    expect(server.requests).toEqual([])
  })
})
