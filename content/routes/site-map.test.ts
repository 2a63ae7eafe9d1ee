import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { reference, serveContent } from '../served-content.fixture'

const PAGE_TIME = '2026-01-01T00:00:00Z'
const SINGLES = ['landingPage', 'blogPage', 'trialPage', 'registrationPage', 'successPage']
const singles = [
  ...SINGLES.map(type => ({ _id: type, _type: type, _updatedAt: PAGE_TIME, seo: {} })),
  ...['terms', 'privacy'].map(id => ({ _id: id, _type: 'legalPage', _updatedAt: PAGE_TIME, seo: {} })),
]
const category = { ...singles[0], _id: 'ramadan', _type: 'category', title: 'Ramadan', slug: { current: 'ramadan' } }
const author = { ...singles[0], _id: 'maryam', _type: 'author', name: 'Maryam', slug: { current: 'maryam' } }

const server = await serveContent(singles)
const siteMap = await import('./site-map')

/** As a process that has read no addresses yet. */
function getSiteMap() {
  forgetProcess()
  return siteMap.getSiteMap()
}

describe('the site map', () => {
  it('lists every page with a path of its own once', async () => {
    server.documents = [
      ...singles,
      category,
      author,
      { ...author, _id: 'idris', slug: { current: 'idris' } },
      ...posts(10),
    ]
    expect((await getSiteMap()).map(({ path }) => path).toSorted()).toEqual(
      [
        ...['/', '/request-trial', '/karima', '/register', '/success', '/terms', '/privacy'],
        ...['/blog', '/blog/page/2', '/blog/category/ramadan', '/blog/category/ramadan/page/2'],
        ...['/author/maryam', '/author/maryam/page/2'],
        ...Array.from({ length: 10 }, (_, place) => `/post/post-${place + 1}`),
      ].toSorted(),
    )
  })

  it('lists the pages that staff built, dated by their last change, unless staff hide them', async () => {
    const page = { _id: 'page-a', _type: 'page', _updatedAt: '2026-03-01T00:00:00Z' }
    server.documents = [
      ...singles,
      { ...page, slug: { current: 'campaigns/ramadan' } },
      { ...page, _id: 'page-b', slug: { current: 'hidden' }, seo: { noIndex: true } },
      { ...page, _id: 'page-c', slug: { current: 'studio' } },
      { ...page, _id: 'page-d' },
      { ...page, _id: 'page-e', slug: { current: 'out-of-season' }, season: 'harvest' },
    ]
    expect(await timeOf('/campaigns/ramadan')).toBe('2026-03-01T00:00:00Z')
    expect(await timeOf('/')).toBe(PAGE_TIME)
    expect(await getSiteMap()).toHaveLength(singles.length + 2)
  })

  it('dates a page or a post that follows a season by the day on which it appeared, if nothing changed since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-21T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const season = { season: 'eidAlFitr', seasonBegins: 'midnight', _updatedAt: '2025-06-01T00:00:00Z' }
    const page = { ...season, _id: 'page-a', _type: 'page', slug: { current: 'eid' } }
    const changed = { ...page, _id: 'page-b', slug: { current: 'eid-changed' }, _updatedAt: '2026-03-21T09:00:00Z' }
    const [post] = posts(1)
    server.documents = [...singles, page, changed, { ...post, ...season, _id: 'a', _type: 'post' }]
    expect(await timeOf('/eid')).toBe('2026-03-20T04:00:00.000Z')
    expect(await timeOf('/eid-changed')).toBe('2026-03-21T09:00:00Z')
    expect(await timeOf('/post/post-1')).toBe('2026-03-20T04:00:00.000Z')
    expect(await timeOf('/blog')).toBe('2026-03-20T04:00:00.000Z')
  })

  it('dates a post or a page by the last change of its document', async () => {
    server.documents = [...singles, ...posts(1)]
    expect(await timeOf('/post/post-1')).toBe('2026-02-01T00:00:00Z')
    for (const path of ['/register', '/request-trial', '/karima', '/terms']) expect(await timeOf(path)).toBe(PAGE_TIME)
  })

  it('dates a list page by its texts and by the posts on it or before it, since each moves the posts after it', async () => {
    server.documents = [...singles, category, author, ...posts(20)]
    expect(await timeOf('/blog')).toBe('2026-02-09T00:00:00Z')
    expect(await timeOf('/blog/page/2')).toBe('2026-02-18T00:00:00Z')
    expect(await timeOf('/blog/category/ramadan/page/3')).toBe('2026-02-20T00:00:00Z')
    expect(await timeOf('/author/maryam/page/2')).toBe('2026-02-18T00:00:00Z')
    server.documents = [
      ...singles,
      ...posts(20)
        .toReversed()
        .map((post, place) => ({
          ...post,
          publishedAt: new Date(Date.UTC(2026, 0, 12) - place * DAY_MS).toISOString(),
        })),
    ]
    expect(await timeOf('/blog/page/3')).toBe('2026-02-20T00:00:00Z')
    expect(await timeOf('/blog')).toBe('2026-02-20T00:00:00Z')
    const changed = '2026-03-01T00:00:00Z'
    server.documents = [...singles.map(page => ({ ...page, _updatedAt: changed })), ...posts(20)]
    expect(await timeOf('/blog/page/3')).toBe(changed)
  })

  it('dates the landing page by the last change of anything on it', async () => {
    const testimonial = { _id: 't', _type: 'testimonial', _updatedAt: '2026-04-01T00:00:00Z' }
    server.documents = [...singles, testimonial]
    expect(await timeOf('/')).toBe(testimonial._updatedAt)
    server.documents = [...singles, { ...testimonial, _type: 'redirect' }, { ...testimonial, _type: 'legalPage' }]
    expect(await timeOf('/')).toBe(PAGE_TIME)
  })

  it('leaves out posts and pages that staff hide, but still counts hidden posts in lists', async () => {
    const [first, ...others] = posts(10)
    server.documents = [
      ...hide('terms', 'registrationPage'),
      category,
      { ...first, ...hidden, _id: '1', _type: 'post' },
      ...others,
    ]
    const paths = (await getSiteMap()).map(({ path }) => path)
    for (const path of ['/terms', '/register', '/post/post-1']) expect(paths).not.toContain(path)
    for (const path of ['/privacy', '/blog/page/2', '/post/post-2']) expect(paths).toContain(path)
    server.documents = [...hide('landingPage', 'blogPage'), ...posts(10)]
    const rest = (await getSiteMap()).map(({ path }) => path)
    for (const path of ['/', '/blog', '/blog/page/2']) expect(rest).not.toContain(path)
  })

  it('leaves out scheduled posts, posts without a slug, and categories and authors without posts', async () => {
    const [post] = posts(1)
    server.documents = [
      ...[...singles, category, author],
      { ...post, _id: 'a', _type: 'post', publishedAt: new Date(Date.now() + 60_000).toISOString() },
      { ...post, _id: 'b', _type: 'post', slug: undefined },
    ]
    const paths = (await getSiteMap()).map(({ path }) => path)
    expect(paths.filter(path => /^\/(post|author|blog\/)/.test(path))).toEqual([])
  })

  it('writes addresses that lead to what other programs called anything', async () => {
    const [first, second] = posts(2)
    const [slug, other] = [{ current: '50% off?' }, { current: 'a&b' }]
    server.documents = [
      ...[...singles, { ...category, slug }, { ...author, slug }],
      ...[
        { ...first, _id: 'a', _type: 'post', slug },
        { ...second, _id: 'b', _type: 'post', slug: other },
      ],
    ]
    const paths = (await getSiteMap()).map(({ path }) => path)
    for (const place of ['/post', '/blog/category', '/author']) expect(paths).toContain(`${place}/50%25%20off%3F`)
    expect(paths).toContain('/post/a%26b')
  })

  it('leaves out posts that have no page, without a title or with a time that no calendar has', async () => {
    const [first, ...others] = posts(10)
    const missing = { ...first, _id: 'post-1', _type: 'post' }
    const pathsWith = async (fields: object) => {
      server.documents = [...singles, { ...missing, ...fields }, ...others]
      return (await getSiteMap()).map(({ path }) => path)
    }
    for (const title of [undefined, '', ' ']) {
      const paths = await pathsWith({ title })
      expect(paths).not.toContain('/post/post-1')
      // Lists count it, as their own query does.
      expect(paths).toContain('/blog/page/2')
    }
    for (const publishedAt of ['2025-04-31T10:00:00Z', '2025-03-01T24:00:00Z', '2025-13-01T00:00:00Z']) {
      const paths = await pathsWith({ publishedAt })
      for (const path of ['/post/post-1', '/blog/page/2']) expect(paths).not.toContain(path)
      expect(paths).toContain('/post/post-2')
    }
  })

  it('is empty when nothing was published', async () => {
    server.documents = []
    expect(await getSiteMap()).toEqual([])
  })

  it('lists every post, even when there are thousands', async () => {
    server.documents = [...singles, ...posts(2_100)]
    const paths = (await getSiteMap()).map(({ path }) => path)
    expect(paths.filter(path => path.startsWith('/post/'))).toHaveLength(2_100)
    expect(paths).toContain('/blog/page/234')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('throws when the content service fails', async () => {
    server.failWith = 500
    await expect(getSiteMap()).rejects.toThrow()
  })
})

const DAY_MS = 86_400_000
const hidden = { seo: { noIndex: true } }

function hide(...ids: string[]) {
  return singles.map(page => (ids.includes(page._id) ? { ...page, ...hidden } : page))
}

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

async function timeOf(path: string) {
  return (await getSiteMap()).find(entry => entry.path === path)?.lastModified
}
