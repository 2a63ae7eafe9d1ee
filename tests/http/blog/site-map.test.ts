import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, hasText } from '../../support/ask.ts'
import { expectNothingMadeAnywhere, PATIENCE, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { type Head, readHead, readXml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/** Targets of links on this site that are not pages. */
const NO_PAGES = /^\/(studio|api|_next|feed\.xml)/
const UNLINKED = ['/karima', '/ramadan', '/stories/masjid-as-salam']
const HOSTILE = '</title><script>alert(1)</script> ]]> <!-- &amp; \u2028 "q" \'s\' 🕌'

afterEach(removeWhatWasMade)

describe('what can be reached by links from the home page', () => {
  /** Every page by its path; other answers by their status. */
  const pages = new Map<string, Head>()
  const others = new Map<string, number>()

  beforeAll(async () => {
    await expectNothingMadeAnywhere()
    const waiting = ['/']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path) || others.has(path)) continue
      const { status, text } = await ask(path)
      if (status !== 200 || NO_PAGES.test(path)) {
        others.set(path, status)
        continue
      }
      const head = readHead(text)
      pages.set(path, head)
      waiting.push(...head.links)
    }
  })

  it('contains every kind of page', () => {
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['/', '/blog', '/blog/page/2', '/post/ramadan-readiness', '/terms', '/register']),
    )
  })

  it('contains no broken link', () => {
    expect([...others].filter(([, status]) => status !== 200 && status !== 307)).toEqual([])
  })

  it('is exactly the site map, as far as it is indexable, each page under its canonical address', async () => {
    const indexable = [...pages].filter(([path, { isIndexed, canonical }]) => isIndexed && canonical === path)
    // Nothing links to the short form and to the sample pages; their addresses are sent to people.
    expect((await readPaths()).toSorted()).toEqual([...indexable.map(([path]) => path), ...UNLINKED].toSorted())
  })

  it('shares no title between two addresses', () => {
    const indexed = [...pages].filter(([, { isIndexed }]) => isIndexed)
    const titles = Map.groupBy(indexed, ([, { title }]) => title)
    const shared = [...titles].filter(
      ([, sharing]) => new Set(sharing.map(([path, { canonical }]) => canonical ?? path)).size > 1,
    )
    expect(shared).toEqual([])
  })
})

it('indexable pages have unique titles', async () => {
  const heads = await Promise.all(
    (await readPaths()).map(async path => ({ path, ...readHead((await ask(path)).text) })),
  )
  expect(heads.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path)).toEqual([])
  const titles = heads.map(({ title }) => title)
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
})

it('the site map says when the document of a page was last changed', async () => {
  const documents = await visitor.fetch<{ path: string; time: string }[]>(`[
    ...*[_type == "post" && dateTime(publishedAt) <= dateTime(now())]{"path": "/post/" + slug.current, "time": _updatedAt},
    ...*[_id == "terms"]{"path": "/terms", "time": _updatedAt},
    ...*[_id == "privacy"]{"path": "/privacy", "time": _updatedAt},
    ...*[_id == "registrationPage"]{"path": "/register", "time": _updatedAt},
    ...*[_id == "trialPage"]{"path": "/request-trial", "time": _updatedAt}
  ]`)
  // A test before this one may have changed a document a moment ago.
  const differing = async () => {
    const entries = await readSiteMap()
    return documents.filter(({ path, time }) => entries.find(entry => entry.path === path)?.lastModified !== time)
  }
  await expect.poll(differing, PATIENCE).toEqual([])
  expect((await readSiteMap()).filter(({ lastModified }) => Date.parse(lastModified) > Date.now())).toEqual([])
})

it('the site map omits hidden posts, which the blog still shows', async () => {
  const { slug } = await publishPost({ seo: { _type: 'seo', noIndex: true } })
  const other = await publishPost()
  await expect.poll(readPaths, PATIENCE).toContain(`/post/${other.slug}`)
  expect(await readPaths()).not.toContain(`/post/${slug}`)
  await expect.poll(() => hasText('/blog', `/post/${slug}`), PATIENCE).toBe(true)
})

it('the feed contains its own address and that of the blog', async () => {
  const feed = await readFeed()
  expect(feed.querySelector('channel > link')?.textContent).toBe(`${stack.siteUrl}/blog`)
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${stack.siteUrl}/feed.xml`)
})

it('the feed lists the newest posts in order, whatever their titles contain', async () => {
  const post = await publishPost({ title: HOSTILE, excerpt: HOSTILE })
  await expect.poll(() => hasText('/feed.xml', post.slug), PATIENCE).toBe(true)
  const items = [...(await readFeed()).querySelectorAll('item')]
  expect(items[0]?.querySelector('title')?.textContent).toBe(HOSTILE)
  expect(items[0]?.querySelector('description')?.textContent).toBe(HOSTILE)
  const slugs = await visitor.fetch<string[]>(
    '*[_type == "post" && dateTime(publishedAt) <= dateTime(now())] | order(dateTime(publishedAt) desc, _id asc)[0...20].slug.current',
  )
  expect(items.map(item => item.querySelector('link')?.textContent)).toEqual(
    slugs.map(slug => `${stack.siteUrl}/post/${slug}`),
  )
  const dates = items.map(item => Date.parse(item.querySelector('pubDate')?.textContent ?? ''))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  for (const item of items) expect(item.querySelector('guid')?.textContent).toMatch(/^http/)
})

it.each([
  ['/sitemap.xml', /^application\/xml/],
  ['/feed.xml', /^application\/rss\+xml/],
])('%s has the right content type', async (path, type) => {
  expect((await ask(path)).headers.get('content-type')).toMatch(type)
})

async function readSiteMap(): Promise<{ path: string; lastModified: string }[]> {
  const map = readXml((await ask('/sitemap.xml')).text)
  return [...map.querySelectorAll('url')].map(url => {
    const address = new URL(url.querySelector('loc')?.textContent ?? '')
    expect(address.origin).toBe(stack.siteUrl)
    return { path: address.pathname, lastModified: url.querySelector('lastmod')?.textContent ?? '' }
  })
}

async function readPaths(): Promise<string[]> {
  return (await readSiteMap()).map(({ path }) => path)
}

async function readFeed(): Promise<Document> {
  return readXml((await ask('/feed.xml')).text)
}
