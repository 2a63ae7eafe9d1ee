import { beforeAll, expect, it } from 'vitest'
import { type Answer, ask, statusOf } from '../../support/ask.ts'
import { countCachedFiles } from '../../support/build-folder.ts'
import { visitor } from '../../support/content.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { firstHeading } from '../support/page.ts'

const MANY = 30

// The page itself is stored when it is first shown.
beforeAll(() => ask('/post/nowhere'))

it.each([
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
  '/author/nowhere',
  '/author/nowhere.html',
  '/author/%00',
  '/author/%ff',
  '/author/maryam-raza/page/99',
  '/author/maryam-raza/page/x',
])('%s is a page that does not exist, with the way back to the blog', async path => {
  const before = countCachedFiles()
  // The second response must not come from a cache.
  for (const _time of ['first', 'again']) await expectMissing(await ask(path))
  expect(countCachedFiles()).toBe(before)
})

it('no kind of request for a page that does not exist is cached', async () => {
  const before = countCachedFiles()
  const kinds: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { purpose: 'prefetch' },
  ]
  for (const path of [
    '/post/nowhere',
    '/post/nowhere.rsc',
    '/blog/page/99',
    '/blog/category/nowhere',
    '/author/nowhere',
  ]) {
    for (const headers of kinds) {
      const answer = await ask(`${path}?_rsc=abc`, { headers })
      expect(answer.status, JSON.stringify([path, headers])).toBeLessThan(500)
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    }
  }
  expect(countCachedFiles()).toBe(before)
})

it('many requests for posts that do not exist add nothing to the disk', async () => {
  const before = countCachedFiles()
  const paths = Array.from({ length: MANY }, (_, number) => `/post/nowhere-${Date.now()}-${number}`)
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404))
  expect(countCachedFiles()).toBe(before)
})

async function expectMissing({ status, headers, text }: Answer): Promise<void> {
  const { title, blogLabel } = await visitor.fetch('*[_id == "siteSettings"][0].notFound')
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('no-store')
  const document = readHtml(text)
  expect(firstHeading(document)).toBe(title)
  expect(readHead(document)).toMatchObject({ title, isIndexed: false, canonical: null })
  const links = [...document.querySelectorAll('a[href="/blog"]')]
  expect(links.some(({ textContent }) => textContent?.includes(blogLabel))).toBe(true)
}
