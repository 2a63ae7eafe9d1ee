import { describe, expect, it, vi } from 'vitest'
import { markStale, seed } from '../served-content.fixture'
import { fresh, post, servePaths } from './known-paths.fixture'

const { clock } = await vi.hoisted(async () => {
  const { StandingClock } = await import('./known-paths.fixture')
  return { clock: new StandingClock() }
})
vi.mock('node:timers/promises', () => ({ setTimeout: clock.wait }))

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Paths of the blog that lead to a page, with the seed and a post “a-post”. */
const EXISTING = [
  ...['/post/a-post', '/post/a-post/', '/post/a%2Dpost', '/blog/page/1', '/blog/page/2', '/blog/page/2/'],
  ...['/blog/category/finance', '/blog/category/finance/', '/blog/category/finance/page/1', '/author/maryam-raza'],
  ...['/author/maryam-raza/', '/author/maryam-raza/page/1'],
]

/** Paths of the blog that lead to none, among them what attackers write. */
const MISSING = [
  ...['/post/nowhere', '/post/nowhere.html', '/post/a-post.rsc', '/post/"] | *[_type=="secret"'],
  ...['/post/%22%5D%20%7C%20*', '/post/$slug', '/post/%', '/post/%ff', '/post/%00', '/post/a%2Fpost', '/blog/page/3'],
  ...['/blog/page/999999', '/blog/page/0', '/blog/page/01', '/blog/page/-1', '/blog/page/1.5', '/blog/page/1e3'],
  ...['/blog/page/two', '/blog/page/9999999', '/blog/category/nowhere', '/blog/category/nowhere/page/1'],
  ...['/blog/category/finance/page/99', '/blog/category/finance/page/0', '/blog/category/finance/page/x'],
  ...['/blog/category/finance/page/', '/blog/category/%E0%A4%A/page/2', '/author/nowhere', '/author/nowhere/page/1'],
  ...['/author/maryam-raza/page/99', '/author/maryam-raza/page/x', '/author/%ff'],
]

const { server, mayExist } = await servePaths(clock)

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
      ...Array.from({ length: 9 }, (_, number) => {
        const name = `post-${number}`
        return { ...post, ...of, _id: name, slug: { current: name } }
      }),
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
    clock.now += MINUTE_MS
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
    server.documents = [...seed, post, fresh]
    expect(await mayExist('/post/fresh')).toBe(true)
  })

  it.each([
    ['a category', { ...post, _id: 'c', _type: 'category', slug: { current: 'c' } }, '/blog/category/c'],
    ['an author', { ...post, _id: 'a', _type: 'author', slug: { current: 'a' } }, '/author/a'],
    ['a post', fresh, '/post/fresh'],
  ])('are read again after %s was published', async (_, document, path) => {
    await mayExist('/post/a-post')
    expect(await mayExist(path)).toBe(false)
    server.documents = [...seed, post, document]
    expect(await mayExist(path)).toBe(true)
  })

  it('are read again after a post moved to another address', async () => {
    await mayExist('/post/a-post')
    expect(await mayExist('/post/moved')).toBe(false)
    server.documents = [...seed, { ...post, slug: { current: 'moved' }, _updatedAt: '2026-02-01T10:00:00Z' }]
    expect(await mayExist('/post/moved')).toBe(true)
  })

  it('are read again for a path that was published during a reading', async () => {
    await mayExist('/post/a-post')
    const { promise, resolve: send } = Promise.withResolvers<void>()
    server.sendAfter = promise
    const earlier = mayExist('/post/nowhere')
    await expect.poll(() => server.requests.length).toBe(2)
    server.documents = [...seed, post, fresh]
    const visitor = mayExist('/post/fresh')
    send()
    expect(await earlier).toBe(false)
    expect(await visitor).toBe(true)
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
