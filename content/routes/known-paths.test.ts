import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHealth } from '@/lib/content-health'
import { forgetProcess } from '@/lib/per-process'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'
import { EXISTING, MISSING } from './known-paths.fixture'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How many requests for unknown paths have the list read again at once; after them, one a minute. */
const MAX_READS = 5
const MANY = 600

const seed = readImportedSeed()
const post = { _id: 'a-post', _type: 'post', slug: { current: 'a-post' }, publishedAt: '2026-01-12T10:00:00Z' }

let server: ContentServer
let mayExist: (path: string) => Promise<boolean>
let stateOf: (path: string) => Promise<string>
let folder: string
let clock = vi.spyOn(performance, 'now')
let now = 0

beforeAll(async () => {
  server = await startContentServer(seed)
  folder = mkdtempSync(join(tmpdir(), 'known-paths-'))
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.stubEnv('CACHE_DIR', folder)
})
beforeEach(async () => {
  server.documents = [...seed, post]
  server.failWith = null
  server.isHanging = false
  server.sendAfter = null
  server.requests.length = 0
  rmSync(folder, { recursive: true, force: true })
  tagsManifest.clear()
  now = 1_000
  clock.mockImplementation(() => now)
  await startProcess()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('mayExist for paths of the blog', () => {
  it.each(EXISTING)('is true for a page that exists: %s', async path => {
    expect(await mayExist(path)).toBe(true)
  })

  it.each(MISSING)('is false for a page that does not exist: %s', async path => {
    expect(await mayExist(path)).toBe(false)
  })

  it('is false for a scheduled post', async () => {
    server.documents = [{ ...post, publishedAt: new Date(Date.now() + DAY_MS).toISOString() }]
    expect(await mayExist('/post/a-post')).toBe(false)
    expect(await mayExist('/blog/page/1')).toBe(true)
  })

  it('does not depend on posts and categories whose address or date is something else', async () => {
    const broken = [
      { ...post, _id: 'post-1', slug: { current: 42 } },
      { ...post, _id: 'post-2', slug: { current: 'dateless' }, publishedAt: 'soon' },
      { _id: 'c', _type: 'category', title: 'C', slug: { current: ['c'] } },
    ]
    server.documents = [...seed, post, ...broken]
    expect(await mayExist('/post/a-post')).toBe(true)
    expect(await mayExist('/post/dateless')).toBe(false)
  })

  it('counts the pages of a category and of an author by their own posts', async () => {
    const of = { category: { _ref: 'category-finance' }, author: { _ref: 'author-sana-noor' } }
    server.documents = [
      ...seed,
      ...Array.from({ length: 9 }, (_, number) => ({ ...post, ...of, _id: `post-${number}` })),
    ]
    expect(await mayExist('/blog/category/finance/page/2')).toBe(true)
    expect(await mayExist('/blog/category/finance/page/3')).toBe(false)
    expect(await mayExist('/author/sana-noor/page/2')).toBe(true)
    expect(await mayExist('/author/maryam-raza/page/2')).toBe(false)
  })

  it('is true for the first page of a list without posts', async () => {
    server.documents = [
      { _id: 'c', _type: 'category', title: 'C', slug: { current: 'c' } },
      { _id: 'a', _type: 'author', name: 'A', slug: { current: 'a' } },
    ]
    expect(await mayExist('/blog/page/1')).toBe(true)
    expect(await mayExist('/blog/category/c')).toBe(true)
    expect(await mayExist('/blog/category/c/page/1')).toBe(true)
    expect(await mayExist('/blog/category/c/page/2')).toBe(false)
    expect(await mayExist('/author/a')).toBe(true)
    expect(await mayExist('/author/a/page/2')).toBe(false)
  })
})

it.each([
  ...['/', '/blog', '/blog/', '/post', '/post/', '/nowhere', '/posts/x', '/x/post/y', '/register', ''],
  ...['/post/a/b', '/blog/page', '/blog/page/9/9', '/blog/category', '/blog/category/x/y', '/blog/category/x/page/1/2'],
  ...['/author', '/author/', '/author/x/y', '/author/x/page/1/2'],
])('sends no request about other paths: %s', async path => {
  expect(await mayExist(path)).toBe(true)
  expect(server.requests).toEqual([])
})

describe('the known paths', () => {
  it('are read once, until a post, a category or an author changes', async () => {
    expect(await mayExist('/post/a-post')).toBe(true)
    server.documents = seed
    now += MINUTE_MS
    for (const path of ['/post/a-post', '/blog/page/2', '/blog/category/finance'])
      expect(await mayExist(path)).toBe(true)
    expect(server.requests).toHaveLength(1)
    markStale('post')
    expect(await mayExist('/post/a-post')).toBe(false)
    server.documents = [...seed, { _id: 'c', _type: 'category', title: 'C', slug: { current: 'c' } }]
    markStale('category')
    server.requests.length = 0
    expect(await mayExist('/blog/category/c')).toBe(true)
    expect(server.requests).toHaveLength(1)
    server.documents = [...seed, { _id: 'a', _type: 'author', name: 'A', slug: { current: 'a' } }]
    markStale('author')
    server.requests.length = 0
    expect(await mayExist('/author/a')).toBe(true)
    expect(server.requests).toHaveLength(1)
  })

  it('include a scheduled post once its time has come, without a request', async () => {
    const publishedAt = Date.now() + DAY_MS
    server.documents = [{ ...post, publishedAt: new Date(publishedAt).toISOString() }]
    expect(await mayExist('/post/a-post')).toBe(false)
    server.requests.length = 0
    const date = vi.spyOn(Date, 'now').mockReturnValue(publishedAt)
    expect(await mayExist('/post/a-post')).toBe(true)
    date.mockRestore()
    expect(server.requests).toEqual([])
  })

  it('are read again for a path that is not among them, so that a post shows before its webhook has arrived', async () => {
    await mayExist('/post/a-post')
    server.documents = [...seed, post, { ...post, _id: 'fresh', slug: { current: 'fresh' } }]
    expect(await mayExist('/post/fresh')).toBe(true)
  })

  it('are read again for a path that was published during a reading', async () => {
    await mayExist('/post/a-post')
    const { promise, resolve: send } = Promise.withResolvers<void>()
    server.sendAfter = promise
    const earlier = mayExist('/post/nowhere')
    await expect.poll(() => server.requests.length).toBe(2)
    server.documents = [...seed, post, { ...post, _id: 'fresh', slug: { current: 'fresh' } }]
    const fresh = mayExist('/post/fresh')
    send()
    expect(await earlier).toBe(false)
    expect(await fresh).toBe(true)
  })

  it('are read again once a minute by a crawl of unknown paths', async () => {
    await mayExist('/post/a-post')
    server.requests.length = 0
    for (let count = 0; count < MANY; count++) expect(await mayExist(`/post/nowhere-${count}`)).toBe(false)
    expect(server.requests).toHaveLength(MAX_READS)
    for (let minute = 1; minute <= 3; minute++) {
      now += MINUTE_MS
      for (let count = 0; count < MANY; count++) await mayExist(`/og-${count}/post/nowhere-${count}`)
      for (let count = 0; count < MANY; count++) await mayExist(`/post/nowhere-${count}`)
      expect(server.requests).toHaveLength(MAX_READS + minute)
    }
  })

  it('of a blog with many posts are read in portions', async () => {
    server.documents = Array.from({ length: 1_200 }, (_, number) => ({
      ...{ ...post, _id: `post-${number}`, slug: { current: `post-${number}` } },
    }))
    expect(await mayExist('/post/post-1199')).toBe(true)
    expect(await mayExist('/blog/page/134')).toBe(true)
    expect(server.requests).toHaveLength(2)
  })

  it('never become part of a query', async () => {
    await mayExist('/post/%22%5D%20%7C%20*%5B_type%3D%3D%22secret%22')
    for (const { href } of server.requests) expect(href).not.toContain('secret')
  })
})

describe('while the content service fails', () => {
  it('known paths stay, and it is unclear whether others exist', async () => {
    await mayExist('/post/a-post')
    server.failWith = 500
    markStale('post')
    now += DAY_MS
    expect(await stateOf('/post/a-post')).toBe('shown')
    for (let time = 0; time < 4; time++) expect(await stateOf('/post/nowhere')).toBe('unclear')
    expect(contentHealth().isLost).toBe(true)
    server.requests.length = 0
    for (let time = 0; time < MANY; time++) expect(await stateOf(`/post/nowhere-${time}`)).toBe('unclear')
    expect(server.requests).toEqual([])
  })

  it('known paths of an earlier process stay', async () => {
    await mayExist('/post/a-post')
    server.failWith = 500
    await startProcess()
    expect(await stateOf('/post/a-post')).toBe('shown')
    expect(await stateOf('/post/nowhere')).toBe('unclear')
  })

  it.each([500, 503])('every path may exist if none are known: status %i', async status => {
    server.failWith = status
    const started = Date.now()
    expect(await mayExist('/post/nowhere')).toBe(true)
    expect(Date.now() - started).toBeLessThan(5_000)
    server.failWith = null
    now += MINUTE_MS
    expect(await mayExist('/post/nowhere')).toBe(false)
  })

  it('nobody waits long for a service that hangs', async () => {
    clock.mockRestore()
    await mayExist('/post/a-post')
    await startProcess()
    server.isHanging = true
    const started = performance.now()
    expect(await stateOf('/post/a-post')).toBe('shown')
    expect(performance.now() - started).toBeLessThan(900)
    expect(await stateOf('/post/nowhere')).toBe('unclear')
    expect(performance.now() - started).toBeLessThan(5_000)
    clock = vi.spyOn(performance, 'now')
  })
})

/** As after a start of the site: with the files that an earlier process kept, and an empty memory. */
async function startProcess(): Promise<void> {
  vi.resetModules()
  forgetProcess()
  const { log } = await import('@/lib/log')
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
  ;({ mayExist, stateOf } = await import('./known-paths'))
}

/** As revalidateTag does, in this or another machine. */
function markStale(type: string): void {
  tagsManifest.set(`content:${type}`, { stale: Math.random() })
}
