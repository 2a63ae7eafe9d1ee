import { type APIRequestContext, expect, test } from '@playwright/test'
import { hasText, PATIENCE, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { type Head, readHead, readXml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/** Targets of links on this site that are not pages. */
const NO_PAGES = /^\/(studio|api|_next|feed\.xml)/
const HOSTILE = '</title><script>alert(1)</script> ]]> <!-- &amp; \u2028 "q" \'s\' 🕌'

test.afterEach(({ request }) => removeWhatWasMade(request))

test('the site map lists exactly the indexable pages, each under its canonical address', async ({ request }) => {
  const pages = await crawl(request)
  const indexable = [...pages].filter(([path, { isIndexed, canonical }]) => isIndexed && canonical === path)
  // Nothing links to the short form; its address is sent to people.
  expect((await readSiteMap(request)).map(({ path }) => path).toSorted()).toEqual(
    [...indexable.map(([path]) => path), '/karima'].toSorted(),
  )
})

test('indexable pages have unique titles', async ({ request }) => {
  const heads = await Promise.all(
    (await readSiteMap(request)).map(async ({ path }) => ({
      path,
      ...readHead(await (await request.get(path)).text()),
    })),
  )
  expect(heads.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path)).toEqual([])
  const titles = heads.map(({ title }) => title)
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
})

test('the site map says when the document of a page was last changed', async ({ request }) => {
  const entries = await readSiteMap(request)
  expect(entries.every(({ lastModified }) => Date.parse(lastModified) <= Date.now())).toBe(true)
  const documents = await visitor.fetch<{ path: string; time: string }[]>(`[
    ...*[_type == "post" && publishedAt <= now()]{"path": "/post/" + slug.current, "time": _updatedAt},
    ...*[_id == "terms"]{"path": "/terms", "time": _updatedAt},
    ...*[_id == "privacy"]{"path": "/privacy", "time": _updatedAt},
    ...*[_id == "registrationPage"]{"path": "/register", "time": _updatedAt},
    ...*[_id == "trialPage"]{"path": "/request-trial", "time": _updatedAt}
  ]`)
  for (const { path, time } of documents) {
    expect(entries.find(entry => entry.path === path)?.lastModified, path).toBe(time)
  }
})

test('the site map omits hidden posts, which the blog still shows', async ({ request }) => {
  const { slug } = await publishPost({ seo: { _type: 'seo', noIndex: true } })
  const other = await publishPost()
  await expect.poll(() => paths(request), PATIENCE).toContain(`/post/${other.slug}`)
  expect(await paths(request)).not.toContain(`/post/${slug}`)
  await expect.poll(() => hasText(request, '/blog', `/post/${slug}`), PATIENCE).toBe(true)
})

test('robots.txt and the feed contain the right addresses', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${stack.siteUrl}/sitemap.xml`)
  const feed = await readFeed(request)
  expect(feed.querySelector('channel > link')?.textContent).toBe(`${stack.siteUrl}/blog`)
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${stack.siteUrl}/feed.xml`)
})

test('the feed lists the newest posts in order, whatever their titles contain', async ({ request }) => {
  const post = await publishPost({ title: HOSTILE, excerpt: HOSTILE })
  await expect.poll(() => hasText(request, '/feed.xml', post.slug), PATIENCE).toBe(true)
  const items = [...(await readFeed(request)).querySelectorAll('item')]
  expect(items[0]?.querySelector('title')?.textContent).toBe(HOSTILE)
  expect(items[0]?.querySelector('description')?.textContent).toBe(HOSTILE)
  const slugs = await visitor.fetch<string[]>(
    '*[_type == "post" && publishedAt <= now()] | order(publishedAt desc, _id asc)[0...20].slug.current',
  )
  expect(items.map(item => item.querySelector('link')?.textContent)).toEqual(
    slugs.map(slug => `${stack.siteUrl}/post/${slug}`),
  )
  const dates = items.map(item => Date.parse(item.querySelector('pubDate')?.textContent ?? ''))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  for (const item of items) expect(item.querySelector('guid')?.textContent).toMatch(/^http/)
})

test('the site map and the feed have the right content types', async ({ request }) => {
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toMatch(/^application\/xml/)
  expect((await request.get('/feed.xml')).headers()['content-type']).toMatch(/^application\/rss\+xml/)
})

/** Every page that can be reached by links from the home page, by its path. */
async function crawl(request: APIRequestContext): Promise<Map<string, Head>> {
  const pages = new Map<string, Head>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path) || NO_PAGES.test(path)) continue
    const answer = await request.get(path, { maxRedirects: 0 })
    if (answer.status() === 307) continue
    expect(answer.status(), path).toBe(200)
    const head = readHead(await answer.text())
    pages.set(path, head)
    waiting.push(...head.links)
  }
  return pages
}

async function readSiteMap(request: APIRequestContext): Promise<{ path: string; lastModified: string }[]> {
  const map = readXml(await (await request.get('/sitemap.xml')).text())
  return [...map.querySelectorAll('url')].map(url => {
    const address = new URL(url.querySelector('loc')?.textContent ?? '')
    expect(address.origin).toBe(stack.siteUrl)
    return { path: address.pathname, lastModified: url.querySelector('lastmod')?.textContent ?? '' }
  })
}

async function paths(request: APIRequestContext): Promise<string[]> {
  return (await readSiteMap(request)).map(({ path }) => path)
}

async function readFeed(request: APIRequestContext): Promise<Document> {
  return readXml(await (await request.get('/feed.xml')).text())
}
