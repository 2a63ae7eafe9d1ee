import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Answer, ask, statusOf } from '../../support/ask.ts'
import { publishShownPost, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { firstHeading, readHead, readHtml } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { countCachedFiles, stack } from '../../support/stack.ts'

/**
 * Which page is at which address, and what it says of itself. content/routes/known-paths.test.ts holds the addresses of the blog that exist,
 * app/(site)/structured-data.test.ts what each type of JSON-LD says.
 */

type Expected = { canonical?: string; types?: string[] }

/**
 * Paths with the first heading and, where it differs, the canonical path. Those that search engines may list have the schema.org types of
 * their JSON-LD.
 */
const PAGES: [path: string, heading: string | RegExp, expected?: Expected][] = [
  ['/', /./, { types: ['Organization', 'WebSite'] }],
  ['/info', /./, { canonical: '/', types: ['Organization', 'WebSite'] }],
  ['/request-trial', /trial/i, { types: [] }],
  ['/trial', /trial/i, { canonical: '/request-trial', types: [] }],
  ['/karima', 'See? That Was Easy', { types: [] }],
  ['/scranton', 'See? That Was Easy', { canonical: '/karima', types: [] }],
  ['/register', /register/i, { types: [] }],
  ['/success', 'Registration Complete'],
  ['/post/thirty-nights', /^Thirty nights/, { types: ['BlogPosting', 'BreadcrumbList'] }],
  ['/blog', 'Blog', { types: ['BreadcrumbList'] }],
  ['/blog/page/1', 'Blog', { canonical: '/blog' }],
  ['/blog/page/2', 'Blog', { types: ['BreadcrumbList'] }],
  ['/blog/category/finance', 'Finance', { types: ['BreadcrumbList'] }],
  ['/blog/category/finance/page/1', 'Finance', { canonical: '/blog/category/finance' }],
  ['/author/maryam-raza', 'Maryam Raza', { types: ['ProfilePage', 'BreadcrumbList'] }],
  ['/author/maryam-raza/page/1', 'Maryam Raza', { canonical: '/author/maryam-raza' }],
  ['/terms', /terms/i, { types: [] }],
  ['/privacy', /privacy/i, { types: [] }],
  ['/ramadan', 'Ramadan readiness', { types: ['FAQPage', 'BreadcrumbList'] }],
  ['/stories/masjid-as-salam', 'From one quiet box to every Friday', { types: ['WebPage', 'BreadcrumbList'] }],
]

describe.each(PAGES)('%s', (path, heading, { canonical = path, types } = {}) => {
  it('is a page at its address, however it is written', async () => {
    for (const address of new Set([path, path.replace(/\/?$/, '/'), `${path}?utm_source=mail`])) {
      const { status, text } = await ask(address)
      expect([address, status]).toEqual([address, 200])
      const document = readHtml(text)
      expect(firstHeading(document)).toMatch(heading)
      expect(readHead(document).canonical).toBe(canonical)
      expect(document.getElementById('content')).not.toBeNull()
    }
  })

  if (!types) return
  it('tells search engines and link previews the same, and what it is', async () => {
    const { title, meta, isIndexed, feed, things } = readHead((await ask(path)).text)
    expect(title.length).toBeGreaterThan(3)
    expect(meta.get('description')?.length).toBeGreaterThan(30)
    expect({ isIndexed, feed }).toEqual({ isIndexed: true, feed: `${stack.siteUrl}/feed.xml` })
    expect(Object.fromEntries(meta)).toMatchObject({
      ...{ 'og:title': title, 'og:description': meta.get('description'), 'og:locale': 'en_US' },
      'og:url': new URL(canonical, stack.siteUrl).href.replace(/\/$/, ''),
      'og:site_name': await visitor.fetch('*[_id == "siteSettings"][0].productName'),
      'og:type': path.startsWith('/post/') ? 'article' : 'website',
      ...{ 'og:image:width': '1200', 'og:image:height': '630', 'og:image:type': 'image/jpeg' },
      'og:image:alt': expect.stringMatching(/./),
      ...{ 'twitter:card': 'summary_large_image', 'twitter:title': title },
      ...{ 'twitter:description': meta.get('description'), 'twitter:image': meta.get('og:image') },
    })
    expect((await ask(meta.get('og:image') ?? '')).headers.get('content-type')).toBe(meta.get('og:image:type'))
    expect(things.map(thing => thing['@type'])).toEqual(types)
    for (const { itemListElement } of things.filter(thing => thing['@type'] === 'BreadcrumbList'))
      for (const { item } of Object(itemListElement)) expect(await statusOf(item), item).toBe(200)
  })
})

it('the SEO fields of a post replace its title and description and can exclude it from indexing', async () => {
  onTestFinished(removeWhatWasMade)
  const seo = { _type: 'seo', title: 'For search engines', description: 'Other words for them.', noIndex: true }
  const { slug, title } = await publishShownPost({ seo })
  const head = readHead((await ask(`/post/${slug}`)).text)
  expect(head).toMatchObject({ title: seo.title, isIndexed: false, canonical: `/post/${slug}` })
  expect(head.meta.get('description')).toBe(seo.description)
  expect(head.meta.get('og:title')).toBe(seo.title)
  expect(head.things[0]).toMatchObject({ headline: title })
})

it.each([
  ...['/', '/info', '/nowhere', '/old/', '/a/b/c', '/404', '/500', '/_not-found', '/%00', '/%ff', '/%d9%85'],
  ...['/..%2f..%2fetc%2fpasswd', '/post', '/post/', '/post/a/b', '/blog/page', '/blog/x', '/author', '/author/a/b'],
  ...['/page/ramadan', '/page', '/live-page/ramadan', '/markdown/terms', '/stories', '/ramadan/x', '/ramadan.html'],
  ...['/_next', '/next/static/a.css'],
])(
  '%s shows the landing page, with the home page as its canonical address, and adds nothing to the cache',
  async path => {
    const before = countCachedFiles()
    const { status, text } = await ask(path)
    expect([status, sectionNames(text), readHead(text).canonical]).toEqual([200, SECTION_NAMES, '/'])
    expect(countCachedFiles()).toBe(before)
  },
)

describe('a page that does not exist', () => {
  // The page itself is stored when it is first shown.
  beforeAll(() => ask('/post/nowhere'))

  it.each([
    ...['/post/nowhere', '/post/nowhere/', '/post/thirty-nights.html', '/post/[slug]', '/post/%00', '/post/%ff'],
    ...[
      '/post/..%2f..%2fetc%2fpasswd',
      '/post/%22%5D%20%7C%20*%5B_type%3D%3D%22secret%22',
      `/post/${'a'.repeat(1_000)}`,
    ],
    ...['/blog/page/0', '/blog/page/99', '/blog/page/2.html', '/blog/category/nowhere', '/blog/category/%e0%a4%a'],
    ...['/blog/category/finance/page/99', '/author/nowhere', '/author/%ff', '/author/maryam-raza/page/x'],
  ])('is answered with the way back to the blog, and no cache keeps that: %s', async path => {
    const before = countCachedFiles()
    // The second response must not come from a cache.
    for (const _time of ['first', 'again']) await expectMissing(await ask(path))
    expect(countCachedFiles()).toBe(before)
  })

  it.each<Record<string, string>>([
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { purpose: 'prefetch' },
  ])('is not kept for a request with %j either', async headers => {
    const before = countCachedFiles()
    for (const path of ['/post/nowhere', '/post/nowhere.rsc', '/blog/page/99', '/author/nowhere']) {
      const answer = await ask(`${path}?_rsc=abc`, { headers })
      expect(answer.status, path).toBeLessThan(500)
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    }
    expect(countCachedFiles()).toBe(before)
  })
})

it.each(['/icons/', '/og/post/', '/og/cover/'])('nothing is written for what does not exist in %s', async place => {
  const before = countCachedFiles()
  const name = `unwritten-${Date.now()}`
  for (const path of [name, `${name}.html`, name]) await ask(place + path)
  expect(countCachedFiles()).toBe(before)
})

it.each(['/og/post/%ff', '/og/%ff/a', '/icons/%c3'])('an address that cannot be decoded is missing: %s', async path => {
  expect(await statusOf(path)).toBe(404)
})

it('the page after a registration confirms it, names the support e-mail, leads home, and is not indexed', async () => {
  const { text } = await ask('/success')
  const main = readHtml(text).querySelector('main')
  expect(readHead(text)).toMatchObject({ isIndexed: false, title: 'Registration Complete' })
  expect(main?.textContent).toMatch(/write to \S+@\S+\./)
  const links = [...(main?.querySelectorAll('a') ?? [])]
  const email = links.find(link => link.textContent?.includes('@'))
  expect(email?.getAttribute('href')).toBe(`mailto:${email?.textContent}`)
  expect(links.find(link => link.textContent === 'Return to the home page')?.getAttribute('href')).toBe('/')
})

async function expectMissing({ status, headers, text }: Answer): Promise<void> {
  const { title, blogLabel } = await visitor.fetch('*[_id == "siteSettings"][0].notFound')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  const document = readHtml(text)
  expect(firstHeading(document)).toBe(title)
  expect(readHead(document)).toMatchObject({ title, isIndexed: false, canonical: null })
  const links = [...document.querySelectorAll('a[href="/blog"]')]
  expect(links.some(({ textContent }) => textContent?.includes(blogLabel))).toBe(true)
}
