import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, hasText } from '../../support/ask.ts'
import { expectNothingMadeAnywhere, PATIENCE, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { type Head, readHead, readXml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/** Targets of links on this site that are not pages. */
const NO_PAGES = /^\/(studio|api|_next|feed\.xml)/
/** content/routes/site-map.test.ts holds what is left out, and when each page changed. */
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

it('the feed lists the newest posts in order, whatever their titles contain', async () => {
  const post = await publishPost({ title: HOSTILE, excerpt: HOSTILE })
  await expect.poll(() => hasText('/feed.xml', post.slug), PATIENCE).toBe(true)
  const { headers, text } = await ask('/feed.xml')
  expect(headers.get('content-type')).toMatch(/^application\/rss\+xml/)
  const feed = readXml(text)
  expect(feed.querySelector('channel > link')?.textContent).toBe(`${stack.siteUrl}/blog`)
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${stack.siteUrl}/feed.xml`)
  const items = [...feed.querySelectorAll('item')]
  for (const name of ['title', 'description']) expect(items[0]?.querySelector(name)?.textContent).toBe(HOSTILE)
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

async function readPaths(): Promise<string[]> {
  const { headers, text } = await ask('/sitemap.xml')
  expect(headers.get('content-type')).toMatch(/^application\/xml/)
  return Array.from(readXml(text).querySelectorAll('url > loc'), ({ textContent }) => {
    const { origin, pathname } = new URL(textContent ?? '')
    expect(origin).toBe(stack.siteUrl)
    return pathname
  })
}
