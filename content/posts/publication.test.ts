import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { encodePreviewDate, PREVIEW_DATE_COOKIE } from '@/lib/time/preview-date'
import { reference, seed, serveContent } from '../served-content.fixture'

const preview = vi.hoisted(() => ({ isEnabled: false, cookies: new Map<string, { value: string }>() }))
vi.mock('next/headers', () => ({ draftMode: async () => preview, cookies: async () => preview.cookies }))

const NOW = '2026-01-12T15:00:00Z'
const SLUG = 'a-post'

const others = seed.filter(({ _type }) => _type !== 'post')
const settings = others.find(({ _id }) => _id === 'siteSettings')
const author = { _id: 'an-author', _type: 'author', slug: { current: 'an-author' }, name: 'Maryam Raza' }
const post = {
  ...{ _id: SLUG, _type: 'post', slug: { current: SLUG }, title: 'A post' },
  ...{ _createdAt: '2025-12-01T00:00:00Z', _updatedAt: '2025-12-01T00:00:00Z' },
  category: reference('category-ramadan'),
  author: reference(author._id),
}

const server = await serveContent([])
const content = {
  ...(await import('./posts')),
  ...(await import('./post')),
  ...(await import('../cards/card-words')),
  ...(await import('../routes/site-map')),
  ...(await import('../addresses')),
}

beforeEach(() => {
  preview.isEnabled = false
  forgetProcess()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
})
afterEach(() => vi.useRealTimers())

describe('a post whose date is', () => {
  it.each([
    [true, ['2026-01-12T15:00:00Z', '2026-01-12T09:00:00-06:00', '2026-01-12T20:00:00+05:00']],
    [true, ['2026-01-13T04:59:00+14:00', '2026-01-11T23:00:00-12:00', '2026-01-12T11:30:00.500-03:30']],
    [true, ['2026-01-12T11:30:00.500-03:29']],
    [false, ['2026-01-12T15:00:01Z', '2026-01-12T09:00:01-06:00', '2026-01-12T14:30:00-06:00']],
    [false, ['2026-01-12T20:30:00+05:00', '2026-01-12', '2026-01-12T09:00:00', '2025-11-31T00:00:00Z']],
    [false, ['2025-13-01T00:00:00Z', '2025-12-32T00:00:00Z', '2026-01-11T24:00:00Z', '2026-01-11T23:59:60Z']],
    [false, ['yesterday', '', undefined]],
  ])('shows on every list and at its address at 15:00 UTC: %s, for each of %j', async (isShown, dates) => {
    for (const publishedAt of dates) {
      vi.setSystemTime(Date.parse(NOW) + (publishedAt?.includes('.500') ? 500 : 0))
      server.documents = [...others, author, { ...post, publishedAt }]
      expect(await whereItShows(), publishedAt).toEqual(Object.fromEntries(PLACES.map(place => [place, isShown])))
    }
  })
})

it('fills a page of a list, and counts, although some posts have times that no calendar has', async () => {
  const posts = Array.from({ length: 12 }, (_, number) => ({
    ...{ ...post, _id: `p${number}`, slug: { current: `p${number}` } },
    publishedAt: number % 4 === 0 ? `2025-1${number % 3}-31T24:00:00Z` : `2025-12-${number + 10}T00:00:00Z`,
  }))
  server.documents = [...others, ...posts]
  const { total, posts: cards } = await content.getPostCards({ from: 0, to: 9 })
  expect({ total, shown: cards.length }).toEqual({ total: 9, shown: 9 })
})

describe('a post that follows Eid al-Fitr', () => {
  const seasonal = { ...post, publishedAt: '2026-01-01T00:00:00Z', season: 'eidAlFitr', seasonBegins: 'midnight' }

  it.each([
    ['2026-03-20T03:59:59Z', {}, false],
    ['2026-03-20T04:00:00Z', {}, true],
    ['2026-03-23T04:00:00Z', {}, false],
    ['2026-03-20T04:00:00Z', { seasonShift: 1 }, false],
    ['2026-03-19T22:00:00Z', { seasonBegins: null }, true],
    ['2026-03-20T12:00:00Z', { season: 'harvest' }, false],
    ['2026-03-20T12:00:00Z', { publishedAt: '2026-04-01T00:00:00Z' }, false],
  ])('is at %s, with %j, on every list and at its address: %s', async (now, fields, isShown) => {
    vi.setSystemTime(now)
    server.documents = [...others, author, { ...seasonal, ...fields }]
    expect(await whereItShows()).toEqual(Object.fromEntries(PLACES.map(place => [place, isShown])))
  })

  it('keeps to the clocks of the settings, and shows in the preview at a date', async () => {
    vi.setSystemTime('2026-03-20T04:00:00Z')
    const rest = others.filter(({ _id }) => _id !== 'siteSettings')
    const inHonolulu = { ...Object(settings), timeZone: 'Pacific/Honolulu' }
    server.documents = [...rest, inHonolulu, author, seasonal]
    expect((await whereItShows()).list).toBe(false)
    const at = (moment: string) => {
      const date = { moment: Date.parse(moment), zone: 'Pacific/Honolulu' } as const
      preview.isEnabled = true
      preview.cookies.set(PREVIEW_DATE_COOKIE, { value: encodePreviewDate(date) })
      return content.getPostCards({ from: 0, to: 1 })
    }
    expect((await at('2026-03-20T10:00:00Z')).total).toBe(1)
    expect((await at('2026-03-23T10:00:00Z')).total).toBe(0)
  })
})

it('orders posts by their moments', async () => {
  const times = ['2026-01-12T09:30:00+05:00', '2026-01-12T02:00:00-05:00', '2026-01-12T05:00:00Z']
  server.documents = [
    ...others,
    ...times.map((publishedAt, number) => ({
      ...post,
      _id: `p${number}`,
      slug: { current: `p${number}` },
      publishedAt,
    })),
  ]
  const { posts } = await content.getPostCards({ from: 0, to: 3 })
  expect(posts.map(({ slug }) => slug)).toEqual(['p1', 'p2', 'p0'])
})

describe('a post of 8:30 pm in New York', () => {
  const publishedAt = '2026-01-12T01:30:00Z'

  it.each([
    ['America/New_York', 'Jan 11, 2026', 'January 11, 2026'],
    ['Pacific/Guam', 'Jan 12, 2026', 'January 12, 2026'],
    ['Mars/Olympus', 'Jan 11, 2026', 'January 11, 2026'],
    [undefined, 'Jan 11, 2026', 'January 11, 2026'],
  ])('is of the day that clocks show in the zone of the settings, %s', async (timeZone, day, longDay) => {
    const rest = others.filter(({ _id }) => _id !== 'siteSettings')
    server.documents = [...rest, { ...Object(settings), timeZone }, author, { ...post, publishedAt }]
    expect((await content.getPostCards({ from: 0, to: 1 })).posts[0]?.day).toBe(day)
    expect((await content.getPost(SLUG))?.day).toBe(longDay)
    expect(await content.getCardWords('post', SLUG)).toMatchObject({ date: longDay })
  })
})

it('dates the site map by the publication of a post that was written long before, on lists and the landing page too', async () => {
  const publishedAt = '2026-01-12T18:00:00+05:00'
  server.documents = [
    ...others.map(each => ({ ...each, _updatedAt: '2025-12-01T00:00:00Z' })),
    { ...author, _updatedAt: '2025-12-01T00:00:00Z' },
    { ...post, publishedAt },
  ]
  const entries = new Map((await content.getSiteMap()).map(({ path, lastModified }) => [path, lastModified]))
  for (const path of ['/', '/blog', '/blog/category/ramadan', '/author/an-author', `/post/${SLUG}`])
    expect([path, entries.get(path)]).toEqual([path, publishedAt])
  expect(entries.get('/terms')).toBe('2025-12-01T00:00:00Z')
})

const PLACES = ['list', 'category', 'author', 'page', 'card', 'site map', 'routes'] as const

async function whereItShows(): Promise<Record<string, boolean>> {
  const lists = [undefined, 'category-ramadan', author._id]
  const totals = await Promise.all(lists.map(of => content.getPostCards({ from: 0, to: 1, of })))
  forgetProcess()
  const known = await content.addresses().current()
  return {
    list: totals[0]?.total === 1 && totals[0].posts.length === 1,
    category: totals[1]?.total === 1,
    author: totals[2]?.total === 1,
    page: (await content.getPost(SLUG)) !== null,
    card: (await content.getCardWords('post', SLUG)) !== null,
    'site map': (await content.getSiteMap()).some(({ path }) => path === `/post/${SLUG}`),
    routes: Boolean(known?.at('post', SLUG)),
  }
}
