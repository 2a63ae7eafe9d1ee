import { expect, test } from '@playwright/test'
import { countCachedFiles, findBuiltFiles } from '../../support/build-folder.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { stack } from '../../support/stack.ts'

const UNKNOWN_PATHS = [
  '/info',
  '/nowhere',
  '/old/',
  '/a/b/c',
  '/404',
  '/500',
  '/_not-found',
  '/%00',
  '/%ff',
  '/..%2f..%2fetc%2fpasswd',
  '/%d9%85',
]
const MANY = 30

for (const path of UNKNOWN_PATHS) {
  test(`${path} shows the landing page, with 200 and the home page as its canonical address`, async ({ request }) => {
    const answer = await request.get(stack.siteUrl + path)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(sectionNames(html)).toEqual(SECTION_NAMES)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    expect(new URL(canonical).href).toBe(`${stack.siteUrl}/`)
  })
}

test('unknown paths add no file to the cache', async ({ request }) => {
  const before = countCachedFiles()
  const paths = Array.from({ length: MANY }, (_, number) => `/unknown-${Date.now()}-${number}`)
  const statuses = await Promise.all(paths.map(async path => (await request.get(path)).status()))
  expect(statuses).toEqual(paths.map(() => 200))
  expect(countCachedFiles()).toBe(before)
})

for (const place of ['/', '/post/', '/blog/page/', '/blog/category/', '/icons/', '/og/post/']) {
  test(`nothing is written for what does not exist in ${place}`, async ({ request }) => {
    const name = `unwritten-${Date.now()}`
    for (const path of [name, `${name}.html`, name]) await request.get(place + path)
    expect(findBuiltFiles(name)).toEqual([])
  })
}

test('an address that cannot be decoded is answered with 404', async ({ request }) => {
  for (const path of ['/post/%ff', '/blog/category/%e0%a4%a', '/og/post/%ff', '/og/%ff/a', '/icons/%c3']) {
    expect((await request.get(stack.siteUrl + path)).status()).toBe(404)
  }
})

const ODD_REQUESTS: [path: string, headers: Record<string, string>][] = [
  ['/index', {}],
  ['/index.rsc', {}],
  ['/?_rsc=abc', {}],
  ['/', { rsc: '1' }],
  ['/', { rsc: '1', 'next-router-prefetch': '1' }],
  ['/', { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' }],
]

for (const [path, headers] of ODD_REQUESTS) {
  test(`the home page still answers after GET ${path} with ${JSON.stringify(headers)}`, async ({ request }) => {
    expect((await request.get(path, { headers })).status()).toBe(200)
    const answer = await request.get('/')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('text/html')
    expect(sectionNames(await answer.text())).toEqual(SECTION_NAMES)
  })
}
