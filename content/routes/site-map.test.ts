import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { reference, serveContent } from '../served-content.fixture'

const DAY_MS = 86_400_000
const PAGE_TIME = '2026-01-01T00:00:00Z'
const SINGLES = {
  ...{ landingPage: 'landingPage', blogPage: 'blogPage', trialPage: 'trialPage', successPage: 'successPage' },
  ...{ registrationPage: 'registrationPage', terms: 'legalPage', privacy: 'legalPage' },
}
const singles = Object.entries(SINGLES).map(([_id, _type]) => ({ _id, _type, _updatedAt: PAGE_TIME, seo: {} }))
const category = { ...singles[0], _id: 'ramadan', _type: 'category', title: 'Ramadan', slug: { current: 'ramadan' } }
const author = { ...singles[0], _id: 'maryam', _type: 'author', name: 'Maryam', slug: { current: 'maryam' } }
const page = { _id: 'page-a', _type: 'page', _updatedAt: '2026-03-01T00:00:00Z', slug: { current: 'eid' } }
const hidden = { seo: { noIndex: true } }

const server = await serveContent(singles)
const siteMap = await import('./site-map')

/** As a process that has read no addresses yet. */
function getSiteMap() {
  forgetProcess()
  return siteMap.getSiteMap()
}

async function pathsWith(...documents: (typeof server)['documents']): Promise<string[]> {
  server.documents = documents
  return (await getSiteMap()).map(({ path }) => path)
}

async function timeOf(path: string) {
  return (await getSiteMap()).find(entry => entry.path === path)?.lastModified
}

describe('the site map lists', () => {
  it('every page with a path of its own once', async () => {
    const idris = { ...author, _id: 'idris', slug: { current: 'idris' } }
    const paths = await pathsWith(...singles, category, author, idris, ...posts(10))
    expect(paths.toSorted()).toEqual(
      [
        ...['/', '/request-trial', '/karima', '/register', '/success', '/terms', '/privacy'],
        ...['/blog', '/blog/page/2', '/blog/category/ramadan', '/blog/category/ramadan/page/2'],
        ...['/author/maryam', '/author/maryam/page/2'],
        ...Array.from({ length: 10 }, (_, place) => `/post/post-${place + 1}`),
      ].toSorted(),
    )
  })

  it('the pages that staff built, unless staff hide them, their address is taken, or their season is not now', async () => {
    const paths = await pathsWith(
      ...[...singles, { ...page, slug: { current: 'campaigns/ramadan' } }],
      { ...page, ...hidden, _id: 'page-b', slug: { current: 'hidden' } },
      { ...page, _id: 'page-c', slug: { current: 'studio' } },
      { ...page, _id: 'page-d', slug: undefined },
      { ...page, _id: 'page-e', slug: { current: 'out-of-season' }, season: 'harvest' },
    )
    expect(paths).toHaveLength(singles.length + 2)
    expect(paths).toContain('/campaigns/ramadan')
  })

  it('no posts and pages that staff hide, but counts hidden posts in lists', async () => {
    const [first, ...others] = posts(10)
    const hide = (...ids: string[]) => singles.map(each => (ids.includes(each._id) ? { ...each, ...hidden } : each))
    const shown = hide('terms', 'registrationPage')
    const paths = await pathsWith(...shown, category, { ...first, ...hidden, _id: '1', _type: 'post' }, ...others)
    for (const path of ['/terms', '/register', '/post/post-1']) expect(paths).not.toContain(path)
    for (const path of ['/privacy', '/blog/page/2', '/post/post-2']) expect(paths).toContain(path)
    const rest = await pathsWith(...hide('landingPage', 'blogPage'), ...posts(10))
    for (const path of ['/', '/blog', '/blog/page/2']) expect(rest).not.toContain(path)
  })

  it('no scheduled posts, posts without a slug, and categories and authors without posts', async () => {
    const [post] = posts(1)
    const scheduled = { ...post, publishedAt: new Date(Date.now() + 60_000).toISOString() }
    const paths = await pathsWith(
      ...[...singles, category, author],
      { ...scheduled, _id: 'a', _type: 'post' },
      { ...post, _id: 'b', _type: 'post', slug: undefined },
    )
    expect(paths.filter(path => /^\/(post|author|blog\/)/.test(path))).toEqual([])
  })

  it.each<[fields: object, isCounted: boolean]>([
    // Lists count a post without a title, as their own query does.
    [{ title: undefined }, true],
    [{ title: ' ' }, true],
    [{ publishedAt: '2025-04-31T10:00:00Z' }, false],
  ])('no post that has no page for its %j, and counts it: %s', async (fields, isCounted) => {
    const [first, ...others] = posts(10)
    const paths = await pathsWith(...singles, { ...first, _id: 'post-1', _type: 'post', ...fields }, ...others)
    expect(paths).not.toContain('/post/post-1')
    expect(paths).toContain('/post/post-2')
    expect(paths.includes('/blog/page/2')).toBe(isCounted)
  })

  it('addresses that lead to what other programs called anything', async () => {
    const [first, second] = posts(2)
    const slug = { current: '50% off?' }
    const paths = await pathsWith(
      ...[...singles, { ...category, slug }, { ...author, slug }],
      { ...first, _id: 'a', _type: 'post', slug },
      { ...second, _id: 'b', _type: 'post', slug: { current: 'a&b' } },
    )
    for (const place of ['/post', '/blog/category', '/author']) expect(paths).toContain(`${place}/50%25%20off%3F`)
    expect(paths).toContain('/post/a%26b')
  })

  it('every post, even when there are thousands, and nothing when nothing was published', async () => {
    expect(await pathsWith()).toEqual([])
    const paths = await pathsWith(...singles, ...posts(2_100))
    expect(paths.filter(path => path.startsWith('/post/'))).toHaveLength(2_100)
    expect(paths).toContain('/blog/page/234')
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('the site map dates', () => {
  it('a post or a page by the last change of its document', async () => {
    server.documents = [...singles, ...posts(1), page]
    expect(await timeOf('/post/post-1')).toBe('2026-02-01T00:00:00Z')
    expect(await timeOf('/eid')).toBe(page._updatedAt)
    for (const path of ['/register', '/request-trial', '/karima', '/terms']) expect(await timeOf(path)).toBe(PAGE_TIME)
  })

  it('a page or a post that follows a season by the day on which it appeared, if nothing changed since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-21T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const season = { season: 'eidAlFitr', seasonBegins: 'midnight', _updatedAt: '2025-06-01T00:00:00Z' }
    const changed = {
      ...page,
      ...season,
      _id: 'page-b',
      slug: { current: 'changed' },
      _updatedAt: '2026-03-21T09:00:00Z',
    }
    const [post] = posts(1)
    server.documents = [...singles, { ...page, ...season }, changed, { ...post, ...season, _id: 'a', _type: 'post' }]
    for (const path of ['/eid', '/post/post-1', '/blog']) expect(await timeOf(path)).toBe('2026-03-20T04:00:00.000Z')
    expect(await timeOf('/changed')).toBe(changed._updatedAt)
  })

  it('a list page by its texts and by the posts on it or before it, since each moves the posts after it', async () => {
    server.documents = [...singles, category, author, ...posts(20)]
    expect(await timeOf('/blog')).toBe('2026-02-09T00:00:00Z')
    expect(await timeOf('/blog/page/2')).toBe('2026-02-18T00:00:00Z')
    expect(await timeOf('/blog/category/ramadan/page/3')).toBe('2026-02-20T00:00:00Z')
    expect(await timeOf('/author/maryam/page/2')).toBe('2026-02-18T00:00:00Z')
    const oldestChangedLast = posts(20).map((post, place, { length }) => ({
      ...post,
      publishedAt: new Date(Date.UTC(2026, 0, 12) - (length - place) * DAY_MS).toISOString(),
    }))
    server.documents = [...singles, ...oldestChangedLast]
    for (const path of ['/blog', '/blog/page/3']) expect(await timeOf(path)).toBe('2026-02-20T00:00:00Z')
    const changed = '2026-03-01T00:00:00Z'
    server.documents = [...singles.map(each => ({ ...each, _updatedAt: changed })), ...posts(20)]
    expect(await timeOf('/blog/page/3')).toBe(changed)
  })

  it('the landing page by the last change of anything on it', async () => {
    const testimonial = { _id: 't', _type: 'testimonial', _updatedAt: '2026-04-01T00:00:00Z' }
    server.documents = [...singles, testimonial]
    expect(await timeOf('/')).toBe(testimonial._updatedAt)
    server.documents = ['redirect', 'legalPage', 'page'].map(_type => ({ ...testimonial, _id: _type, _type }))
    server.documents.push(...singles)
    expect(await timeOf('/')).toBe(PAGE_TIME)
  })
})

it('throws when the content service fails', async () => {
  server.failWith = 500
  await expect(getSiteMap()).rejects.toThrow()
})

/** Newest first. The first one changed on February 1, the next on February 2, and so on to February 28. */
function posts(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    ...{ _id: `post-${place + 1}`, _type: 'post', slug: { current: `post-${place + 1}` }, seo: {} },
    title: `Post ${place + 1}`,
    _updatedAt: `2026-02-${String(Math.min(place + 1, 28)).padStart(2, '0')}T00:00:00Z`,
    publishedAt: new Date(Date.UTC(2026, 0, 12) - place * 60_000).toISOString(),
    category: reference('ramadan'),
    author: reference('maryam'),
  }))
}
