import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, serveContent } from './served-content.fixture'

const server = await serveContent()
const content = {
  ...(await import('./documents/landing-page')),
  ...(await import('./documents/site-settings')),
  ...(await import('./documents/fee-copy')),
  ...(await import('./documents/milestone')),
  ...(await import('./posts/posts')),
}

afterEach(() => vi.useRealTimers())

describe('site settings, fees, milestone and posts', () => {
  it('reads complete settings and fees from the seed', async () => {
    expect(await content.getSiteSettings()).toMatchObject({
      productName: 'Minara',
      year: new Date().getUTCFullYear(),
      navigation: { length: 6 },
      footerGroups: expect.arrayContaining([expect.objectContaining({ links: expect.any(Array) })]),
      labels: { pause: 'Pause' },
      phone: '(419) 555-0142',
      phoneHref: 'tel:+14195550142',
      supportPhoneHref: 'tel:+14195550142',
    })
    expect(await content.getFeeCopy()).toMatchObject({ exampleAmount: 1000, fees: { length: 4 } })
  })

  it.each(['getSiteSettings', 'getFeeCopy', 'getMilestone', 'getLandingPage'] as const)(
    '%s throws an error that names the document when nothing was published',
    async getContent => {
      server.documents = []
      await expect(content[getContent]()).rejects.toMatchObject({ name: 'ContentMissingError', field: null })
    },
  )

  it('shows the seeded milestone through the end of its last day in Eastern Time', async () => {
    vi.setSystemTime('2024-12-01T23:59:59-05:00')
    const closesAt = Date.parse('2024-12-02T00:00:00-05:00')
    expect(await content.getMilestone()).toMatchObject({ closesAt, amountRaised: 500_000, goal: 1_000_000 })
    vi.setSystemTime(closesAt)
    expect(await content.getMilestone()).toBeNull()
  })

  it('shows no milestone that is switched off, has not begun, or has no last day', async () => {
    vi.setSystemTime('2024-11-30T12:00:00-05:00')
    for (const fields of [{ show: false }, { showFrom: '2024-12-01' }, { showUntil: undefined }]) {
      server.documents = change('milestone', fields)
      expect(await content.getMilestone()).toBeNull()
    }
  })

  it('leaves links to pages and posts out of the menus while it is not their season', async () => {
    const menus = {
      navigation: [
        { label: 'Ramadan', href: '/ramadan', icon: 'hand-heart' },
        { label: 'Blog', href: '/blog', icon: 'hand-heart' },
      ],
      footerGroups: [
        { _key: 'a', title: 'Giving', links: [{ label: 'Ramadan', href: '/Ramadan/' }] },
        {
          _key: 'b',
          title: 'Reading',
          links: [
            { label: 'A post', href: '/post/nights' },
            { label: 'Blog', href: '/blog' },
          ],
        },
      ],
    }
    const season = { season: 'ramadan', slug: { current: 'ramadan' } }
    server.documents = [
      ...change('siteSettings', menus).filter(({ _type }) => _type !== 'page'),
      { _id: 'a-page', _type: 'page', ...season },
      { _id: 'a-post', _type: 'post', ...season, slug: { current: 'nights' } },
    ]
    const labels = async (time: string) => {
      vi.setSystemTime(time)
      const { navigation, footerGroups } = await content.getSiteSettings()
      return [navigation, ...footerGroups.map(({ links }) => links)].map(links => links.map(({ label }) => label))
    }
    expect(await labels('2027-02-07T12:00:00Z')).toEqual([['Blog'], ['Blog']])
    expect(await labels('2027-02-08T12:00:00Z')).toEqual([['Ramadan', 'Blog'], ['Ramadan'], ['A post', 'Blog']])
  })

  it('lists a slice of the posts, newest first, and counts all of them', async () => {
    const { posts, total } = await content.getPostCards({ from: 0, to: 3 })
    expect(total).toBe(12)
    expect(posts).toHaveLength(3)
    expect(posts.map(({ publishedAt }) => publishedAt)).toEqual(
      posts
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    )
    expect(posts[0]).toMatchObject({ category: { slug: expect.any(String) }, author: { name: expect.any(String) } })
    const next = await content.getPostCards({ from: 3, to: 6 })
    expect(next.posts.map(({ id }) => id)).not.toContain(posts[2]?.id)
    expect((await content.getPostCards({ from: 12, to: 15 })).posts).toEqual([])
  })

  it('returns pages of nine posts or as many as are wanted, and queries no page beyond the last', async () => {
    const { posts, total } = await content.getPostPage(2)
    expect(total).toBe(12)
    expect(posts).toEqual((await content.getPostCards({ from: 9, to: 18 })).posts)
    expect((await content.getPostPage(2, { perPage: 3 })).posts).toEqual(
      (await content.getPostCards({ from: 3, to: 6 })).posts,
    )
    server.requests.length = 0
    expect(await content.getPostPage(3)).toEqual({ posts: [], total: 12 })
    expect(server.requests.filter(asksForCards)).toHaveLength(1)
  })
})

describe('requests to the content service', () => {
  it('ask for published content of one API version, and pass values as parameters', async () => {
    await content.getPostCards({ from: 0, to: 3 })
    const request = server.requests.find(asksForCards)
    expect(request?.pathname).toBe('/v2025-01-23/data/query/production')
    expect(request?.searchParams.get('perspective')).toBe('published')
    expect(request?.searchParams.get('$from')).toBe('0')
  })
})

/** Other requests ask which documents follow a season. */
function asksForCards({ searchParams }: URL): boolean {
  return searchParams.has('$from')
}
