import { type APIResponse, expect, test } from '@playwright/test'
import { countCachedFiles } from '../../support/build-folder.ts'
import { visitor } from '../../support/content.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { stack } from '../../support/stack.ts'

/** Paths with the first heading and, where it differs, the canonical path. */
const PAGES: [path: string, heading: string | RegExp, canonical?: string][] = [
  ['/request-trial', /trial/i],
  ['/trial', /trial/i, '/request-trial'],
  ['/karima', 'See? That Was Easy'],
  ['/scranton', 'See? That Was Easy', '/karima'],
  ['/register', /register/i],
  ['/success', 'Registration Complete'],
  ['/post/thirty-nights', /^Thirty nights/],
  ['/blog', 'Blog'],
  ['/blog/page/1', 'Blog', '/blog'],
  ['/blog/page/2', 'Blog'],
  ['/blog/category/finance', 'Finance'],
  ['/blog/category/finance/page/1', 'Finance', '/blog/category/finance'],
  ['/blog/category/finance/page/2', 'Finance'],
  ['/terms', /terms/i],
  ['/privacy', /privacy/i],
]

for (const [path, heading, canonical = path] of PAGES) {
  for (const address of [path, `${path}/`, `${path}?utm_source=mail`]) {
    test(`${address} is a page of its own`, async ({ request }) => {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(firstHeading(html)).toMatch(heading)
      expect(canonicalOf(html)).toBe(canonical)
      expect(html).toContain('id="content"')
    })
  }
}

for (const path of [
  '/',
  '/info',
  '/post',
  '/post/',
  '/post/a/b',
  '/blog/page',
  '/blog/category',
  '/blog/x',
  '/missing',
]) {
  test(`${path} shows the landing page`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(sectionNames(html)).toEqual(SECTION_NAMES)
    expect(canonicalOf(html)).toBe('/')
  })
}

const MISSING = [
  '/post/nowhere',
  '/post/nowhere/',
  '/post/x.html',
  '/post/thirty-nights.html',
  '/post/THIRTY-NIGHTS',
  '/post/[slug]',
  '/post/%00',
  '/post/%ff',
  '/post/..%2f..%2fetc%2fpasswd',
  '/post/%22%5D%20%7C%20*%5B_type%3D%3D%22secret%22',
  `/post/${'a'.repeat(1_000)}`,
  '/blog/page/0',
  '/blog/page/02',
  '/blog/page/two',
  '/blog/page/99',
  '/blog/page/2.html',
  '/blog/page/99999999999999999999',
  '/blog/category/nowhere',
  '/blog/category/nowhere.html',
  '/blog/category/finance/page/99',
  '/blog/category/finance/page/x',
  '/blog/category/nowhere/page/2',
]

for (const path of MISSING) {
  test(`${path.slice(0, 60)} is a page that does not exist, with the way back to the blog`, async ({ request }) => {
    const before = countCachedFiles()
    // The second response must not come from a cache.
    for (const _time of ['first', 'again']) await expectMissing(await request.get(path, { maxRedirects: 0 }))
    expect(countCachedFiles()).toBe(before)
  })
}

test('no kind of request for a page that does not exist is cached', async ({ request }) => {
  const before = countCachedFiles()
  const headers: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { purpose: 'prefetch' },
  ]
  for (const path of ['/post/nowhere', '/post/nowhere.rsc', '/blog/page/99', '/blog/category/nowhere']) {
    for (const each of headers) {
      const answer = await request.get(`${path}?_rsc=abc`, { headers: each, maxRedirects: 0 })
      expect(answer.status(), JSON.stringify([path, each])).toBeLessThan(500)
      expect(answer.headers()['cache-control']).toMatch(/no-store/)
    }
  }
  expect(countCachedFiles()).toBe(before)
})

test('many requests for posts that do not exist add nothing to the disk', async ({ request }) => {
  const before = countCachedFiles()
  const paths = Array.from({ length: 30 }, (_, number) => `/post/nowhere-${Date.now()}-${number}`)
  const statuses = await Promise.all(paths.map(async path => (await request.get(path)).status()))
  expect(statuses).toEqual(paths.map(() => 404))
  expect(countCachedFiles()).toBe(before)
})

async function expectMissing(answer: APIResponse): Promise<void> {
  const { title, blogLabel } = await visitor.fetch('*[_id == "siteSettings"][0].notFound')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBe('no-store')
  const html = await answer.text()
  expect(firstHeading(html)).toBe(title)
  expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(title)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(canonicalOf(html)).toBeNull()
  expect(html).toMatch(new RegExp(`<a href="/blog"[^>]*>${blogLabel}`))
}

function firstHeading(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return heading.replace(/<[^>]+>/g, '').trim()
}

/** The path of the canonical URL, which must be on this site; null without one. */
function canonicalOf(html: string): string | null {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  if (!address) return null
  const { origin, pathname } = new URL(address)
  expect(origin).toBe(stack.siteUrl)
  return pathname
}
