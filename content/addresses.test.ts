import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PREVIEW_DATE_COOKIE } from '@/lib/time/preview-date'
import { serveContent, startProcess } from './served-content.fixture'

const preview = vi.hoisted(() => ({ isEnabled: false, cookies: new Map<string, { value: string }>() }))
vi.mock('next/headers', () => ({ draftMode: async () => preview, cookies: async () => preview.cookies }))

const page = { _id: 'page-a', _type: 'page', slug: { current: 'ramadan' }, sections: [{ _type: 'quote' }] }
const nested = {
  ...{ ...page, _id: 'page-b', slug: { current: 'campaigns/ramadan' } },
  sections: [{ _type: 'cover' }, { _type: 'testimonials' }],
}

const server = await serveContent([page, nested])
let content: typeof import('./addresses')

const findOwnPage = (path: string) => content.findOwnPage(path)
const slugOf = async (id: string) => (await content.addresses().get())?.withId(id)?.slug

beforeEach(async () => {
  preview.isEnabled = false
  preview.cookies.clear()
  await startProcess()
  content = await import('./addresses')
})

describe('findOwnPage', () => {
  it.each([
    ['/ramadan', '/page/ramadan'],
    ['/Ramadan/', '/page/ramadan'],
    ['/campaigns/ramadan', '/live-page/campaigns/ramadan'],
    ['/campaigns', null],
    ['/nowhere', null],
  ])('finds for %s the page at %j', async (path, rendered) => {
    expect(await findOwnPage(path)).toBe(rendered)
  })

  it.each([
    ...['/', '/studio', '/api/x', '/post/ramadan', '/page/ramadan', '/live-page/x', '/albayan', '/favicon.ico'],
    '/%ff',
  ])('asks nothing about %s, which belongs to the site or to a masjid', async path => {
    expect(await findOwnPage(path)).toBeNull()
    expect(server.requests).toEqual([])
  })

  it('ignores pages at addresses of the site, each with a sentence in the log', async () => {
    server.documents = [page, ...['studio', 'albayan', 'Ramadan', 42].map(slugged)]
    expect(await findOwnPage('/ramadan')).toBe('/page/ramadan')
    const { log } = await import('@/lib/process/log')
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('pages.ignored', {
      count: 3,
      problems: expect.stringMatching(/^studio: .*; albayan: .*; Ramadan: /),
    })
  })

  it('knows the address of a page by its id', async () => {
    expect([await slugOf('page-b'), await slugOf('page-z')]).toEqual(['campaigns/ramadan', undefined])
  })

  it('shows a page that follows a season in it only, without asking again', async () => {
    server.documents = [{ ...page, season: 'ramadan', seasonBegins: 'midnight' }, nested]
    const at = async (time: string) => {
      vi.setSystemTime(time)
      return [await findOwnPage('/ramadan'), await slugOf('page-a')]
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(await at('2027-02-08T04:59:59Z')).toEqual([null, undefined])
    expect(await at('2027-02-08T05:00:00Z')).toEqual(['/page/ramadan', 'ramadan'])
    expect(await at('2027-03-09T05:00:00Z')).toEqual([null, undefined])
    expect(await at('2028-02-01T00:00:00Z')).toEqual(['/page/ramadan', 'ramadan'])
    vi.useRealTimers()
    // Documents, and redirects.
    expect(server.requests).toHaveLength(2)
  })

  it('shows it in the preview at a date of its season', async () => {
    preview.isEnabled = true
    server.documents = [{ ...page, season: 'ramadan', seasonBegins: 'midnight' }]
    preview.cookies.set(PREVIEW_DATE_COOKIE, { value: '2027-02-07T23:59 America/New_York' })
    expect(await findOwnPage('/ramadan')).toBeNull()
    preview.cookies.set(PREVIEW_DATE_COOKIE, { value: '2027-02-08T00:00 America/New_York' })
    expect(await findOwnPage('/ramadan')).toBe('/page/ramadan')
  })

  it('asks in draft mode whether there is a draft', async () => {
    preview.isEnabled = true
    server.documents = [{ ...page, _id: 'drafts.page-c', slug: { current: 'soon' } }]
    expect([await findOwnPage('/soon'), await findOwnPage('/ramadan')]).toEqual(['/page/soon', null])
  })
})

describe('former slugs', () => {
  const post = (_id: string, slug: string) => ({ _id, slug, _type: 'post' })

  it('finds the slugs that changed since the last answer, and remembers earlier ones', () => {
    const first = { documents: [post('a', 'one'), post('b', 'same')], former: [{ slug: 'zero', _id: 'a' }] }
    expect(content.formerSlugs(first, [post('a', 'two'), post('b', 'same')])).toEqual([
      { slug: 'zero', _id: 'a' },
      { slug: 'one', _id: 'a' },
    ])
  })

  it('forgets a slug that a post has again, so that no address leads to itself', () => {
    const last = { documents: [post('a', 'two')], former: [{ slug: 'one', _id: 'a' }] }
    expect(content.formerSlugs(last, [post('a', 'one')])).toEqual([{ slug: 'two', _id: 'a' }])
    expect(content.formerSlugs(last, [post('a', 'two'), post('c', 'one')])).toEqual([])
  })

  it('names the last of two posts that had a slug', () => {
    const last = { documents: [post('b', 'one')], former: [{ slug: 'one', _id: 'a' }] }
    expect(content.formerSlugs(last, [post('b', 'two')])).toEqual([{ slug: 'one', _id: 'b' }])
  })

  it('does not count a post that was unpublished as moved', () => {
    expect(content.formerSlugs({ documents: [post('a', 'one')] }, [])).toEqual([])
  })

  it.each([null, 'text', { documents: 'none' }, { documents: [{ _id: 1 }, null], former: 'none' }])(
    'finds nothing in what is of no use: %j',
    last => {
      expect(content.formerSlugs(last, [post('a', 'one'), { slug: 2 }])).toEqual([])
    },
  )

  it('remembers a thousand, and forgets the oldest', () => {
    const former = Array.from({ length: 1_000 }, (_, place) => ({ slug: `old-${place}`, _id: 'a' }))
    const found = content.formerSlugs({ documents: [post('b', 'one')], former }, [post('b', 'two')])
    expect(found).toHaveLength(1_000)
    expect(found.at(0)?.slug).toBe('old-1')
    expect(found.at(-1)?.slug).toBe('one')
  })
})

it('the build prerenders what changed last, or one page that is missing', async () => {
  const written = { ...page, title: 'A page', _updatedAt: '2026-01-02T10:00:00Z' }
  server.documents = [
    ...[written, { ...nested, title: 'Live', _updatedAt: '2026-01-03T10:00:00Z' }, slugged('untitled', 0)],
    { ...written, _id: 'page-c', slug: { current: 'eid' }, _updatedAt: '2026-01-04T10:00:00Z' },
  ]
  expect(await content.slugsOfBuild('page')).toEqual(['eid', 'ramadan'])
  expect(await content.slugsOfBuild('page', { max: 2, isLive: true })).toEqual(['campaigns/ramadan'])
  expect(await content.slugsOfBuild('page', { max: 1, isLive: true })).toEqual(['none'])
})

function slugged(current: unknown, place: number) {
  return { ...page, _id: `page-${place}`, slug: { current } }
}
