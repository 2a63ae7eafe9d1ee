import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHealth } from '@/lib/process/content-health'
import { CREATED, markStale, seed, serveContent, startProcess } from '../served-content.fixture'

/** A clock that stands still until a test moves it, so that no patience ends by chance. It stands in for setTimeout of node:timers/promises. */
const clock = vi.hoisted(() => ({ now: 0, waiting: [] as { until: number; end: () => void }[] }))
vi.mock('node:timers/promises', () => ({
  setTimeout: <T>(milliseconds: number, value: T): Promise<T> =>
    new Promise(resolve => clock.waiting.push({ until: clock.now + milliseconds, end: () => resolve(value) })),
  setImmediate: async () => {},
}))

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** So many looks for unknown paths follow one another at once. */
const MAX_LOOKS = 100
/** A request waits this long for a list that changed, and this long for what the content service says about an unknown path. */
const LIST_PATIENCE_MS = 300
const PATIENCE_MS = 1_000
const MANY = 600
/** Unknown paths that a robot tries. */
const VERY_MANY = 10_000

const post = {
  ...{ _id: 'a-post', _type: 'post', slug: { current: 'a-post' } },
  ...{ publishedAt: '2026-01-12T10:00:00Z', _updatedAt: CREATED },
}
/** Published by a test. */
const fresh = { ...post, _id: 'fresh', slug: { current: 'fresh' } }

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

const OTHERS = [
  ...['/', '/blog', '/blog/', '/post', '/post/', '/nowhere', '/posts/x', '/x/post/y', '/register', ''],
  ...['/post/a/b', '/blog/page', '/blog/page/9/9', '/blog/category', '/blog/category/x/y', '/blog/category/x/page/1/2'],
  ...['/author', '/author/', '/author/x/y', '/author/x/page/1/2'],
]

const server = await serveContent([...seed, post])
let paths: typeof import('./known-paths')

async function start(): Promise<void> {
  await startProcess()
  paths = await import('./known-paths')
}

beforeEach(async () => {
  Object.assign(clock, { now: 1_000, waiting: [] })
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  await start()
})

const stateOf = (path: string) => paths.stateOf(path)
const statesOf = async (...all: string[]) => {
  const states = []
  for (const path of all) states.push(await paths.stateOf(path))
  return states
}

describe('a path of the blog', () => {
  it('is shown if a page exists, and missing if none does', async () => {
    for (const path of EXISTING) expect(await stateOf(path), path).toBe('shown')
    for (const path of MISSING) expect(await stateOf(path), path).toBe('missing')
    // None of them becomes part of a query.
    for (const { href } of server.requests) expect(href).not.toContain('secret')
  })

  it('is shown once its scheduled time has come, without a request', async () => {
    const publishedAt = Date.now() + DAY_MS
    server.documents = [{ ...post, publishedAt: new Date(publishedAt).toISOString() }]
    expect(await statesOf('/post/a-post', '/blog/page/1')).toEqual(['missing', 'shown'])
    server.requests.length = 0
    const date = vi.spyOn(Date, 'now').mockReturnValue(publishedAt)
    expect(await stateOf('/post/a-post')).toBe('shown')
    date.mockRestore()
    expect(server.requests).toEqual([])
  })

  it('does not depend on posts and categories whose address or date is something else', async () => {
    const broken = [
      { ...post, _id: 'post-1', slug: { current: 42 } },
      { ...post, _id: 'post-2', slug: { current: 'dateless' }, publishedAt: 'soon' },
      { _id: 'c', _type: 'category', title: 'C', slug: { current: ['c'] } },
    ]
    server.documents = [...seed, post, ...broken]
    expect(await statesOf('/post/a-post', '/post/dateless')).toEqual(['shown', 'missing'])
  })

  it('counts the pages of a category and of an author by their own posts, and has a first one without any', async () => {
    const of = { category: { _ref: 'category-finance' }, author: { _ref: 'author-sana-noor' } }
    server.documents = [
      ...[...seed, { _id: 'c', _type: 'category', slug: { current: 'c' } }],
      ...Array.from({ length: 9 }, (_, number) => {
        const name = `post-${number}`
        return { ...post, ...of, _id: name, slug: { current: name } }
      }),
    ]
    const [category, author] = ['/blog/category/finance/page', '/author/sana-noor/page']
    expect(await statesOf(`${category}/2`, `${author}/2`, '/blog/category/c')).toEqual(['shown', 'shown', 'shown'])
    const beyond = [`${category}/3`, `${author}/3`, '/author/maryam-raza/page/2', '/blog/category/c/page/2']
    expect(await statesOf(...beyond)).toEqual(Array(beyond.length).fill('missing'))
  })
})

it('sends no request about other paths', async () => {
  for (const path of OTHERS) expect(await stateOf(path), path).toBe('shown')
  for (let count = 0; count < MANY; count++) await stateOf(`/og-${count}/post/nowhere-${count}`)
  expect(server.requests).toEqual([])
})

it.each([
  ['a category was published', { ...post, _id: 'c', _type: 'category', slug: { current: 'c' } }, '/blog/category/c'],
  ['an author was published', { ...post, _id: 'a', _type: 'author', slug: { current: 'a' } }, '/author/a'],
  ['a post was published', fresh, '/post/fresh'],
  ['a post moved', { ...post, slug: { current: 'moved' }, _updatedAt: '2026-02-01T10:00:00Z' }, '/post/moved'],
])('an unknown path is found before any webhook after %s', async (_, document, path) => {
  expect(await statesOf('/post/a-post', path)).toEqual(['shown', 'missing'])
  server.documents = [...seed, ...(document._id === post._id ? [] : [post]), document]
  expect(await stateOf(path)).toBe('shown')
})

describe('while a robot tries unknown paths', () => {
  beforeEach(async () => {
    await stateOf('/post/a-post')
    server.requests.length = 0
  })

  it('each costs one question, and the list is not read again', async () => {
    for (let count = 0; count < MAX_LOOKS; count++) expect(await stateOf(`/post/nowhere-${count}`)).toBe('missing')
    // The first question has nothing to be compared with.
    expect(server.requests.filter(isReading)).toHaveLength(2)
    expect(server.requests).toHaveLength(MAX_LOOKS + 2)
  })

  it('ten thousand at once cost two questions, and a post that is published meanwhile is shown', async () => {
    const { promise, resolve: send } = Promise.withResolvers<void>()
    server.sendAfter = promise
    const earlier = Array.from({ length: VERY_MANY }, (_, count) => stateOf(`/post/nowhere-${count}`))
    await expect.poll(() => server.requests.length).toBe(1)
    server.documents = [...seed, post, fresh]
    const later = Array.from({ length: VERY_MANY }, (_, count) => stateOf(`/author/nowhere-${count}`))
    const visitor = stateOf('/post/fresh')
    send()
    expect(await visitor).toBe('shown')
    expect(new Set(await Promise.all([...earlier, ...later]))).toEqual(new Set(['missing']))
    // A question and the list: once for those who came before the question was sent, once for those who came after.
    expect(server.requests.filter(url => !isReading(url))).toHaveLength(2)
  })
})

describe('while the content service fails', () => {
  it('known paths stay, also for the next process, and it is unclear whether others exist', async () => {
    await stateOf('/post/a-post')
    server.failWith = 500
    markStale('post')
    clock.now += DAY_MS
    expect(await stateOf('/post/a-post')).toBe('shown')
    for (let time = 0; time < 4; time++) expect(await stateOf('/post/nowhere')).toBe('unclear')
    expect(contentHealth().isLost).toBe(true)
    server.requests.length = 0
    for (let time = 0; time < MANY; time++) expect(await stateOf(`/post/nowhere-${time}`)).toBe('unclear')
    expect(server.requests).toEqual([])
    await start()
    expect(await statesOf('/post/a-post', '/post/nowhere')).toEqual(['shown', 'unclear'])
  })

  it('every path may exist if none are known', async () => {
    server.failWith = 503
    expect(await stateOf('/post/nowhere')).toBe('shown')
    // The list is read by several requests, which all have to have failed.
    await expect.poll(() => contentHealth().isLost).toBe(true)
    server.failWith = null
    // As after a probe, which content/breaker.test.ts holds.
    Object.assign(contentHealth(), { isLost: false, failuresInARow: 0 })
    clock.now += MINUTE_MS
    expect(await stateOf('/post/nowhere')).toBe('missing')
  })

  it('a service that does not answer in time leaves it unclear whether a new path exists, and the path shows once it answers', async () => {
    await stateOf('/post/a-post')
    await start()
    const { promise, resolve: send } = Promise.withResolvers<void>()
    server.sendAfter = promise
    server.documents = [...seed, post, fresh]
    const known = stateOf('/post/a-post')
    await pass(LIST_PATIENCE_MS)
    expect(await known).toBe('shown')
    const unknown = stateOf('/post/fresh')
    await pass(PATIENCE_MS)
    expect(await unknown).toBe('unclear')
    send()
    expect(await stateOf('/post/fresh')).toBe('shown')
  })
})

/** Whether a request is for the list itself, and not the question whether anything changed. */
function isReading({ searchParams }: URL): boolean {
  return searchParams.has('$after')
}

/** Moves the clock once somebody waits for exactly that long. */
async function pass(milliseconds: number): Promise<void> {
  const until = clock.now + milliseconds
  await expect.poll(() => clock.waiting.map(each => each.until)).toContain(until)
  clock.now = until
  for (const each of clock.waiting) if (each.until <= until) each.end()
}
