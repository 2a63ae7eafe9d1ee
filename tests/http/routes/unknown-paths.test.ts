import { expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { countCachedFiles, findBuiltFiles } from '../../support/build-folder.ts'
import { readHead } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'

const MANY = 30

it.each([
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
])('%s shows the landing page, with 200 and the home page as its canonical address', async path => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  expect(sectionNames(text)).toEqual(SECTION_NAMES)
  expect(readHead(text).canonical).toBe('/')
})

it('unknown paths add no file to the cache', async () => {
  const before = countCachedFiles()
  const paths = Array.from({ length: MANY }, (_, number) => `/unknown-${Date.now()}-${number}`)
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200))
  expect(countCachedFiles()).toBe(before)
})

it.each(['/', '/post/', '/blog/page/', '/blog/category/', '/author/', '/icons/', '/og/post/', '/og/cover/'])(
  'nothing is written for what does not exist in %s',
  async place => {
    const name = `unwritten-${Date.now()}`
    for (const path of [name, `${name}.html`, name]) await ask(place + path)
    expect(findBuiltFiles(name)).toEqual([])
  },
)

it.each(['/post/%ff', '/blog/category/%e0%a4%a', '/author/%ff', '/og/post/%ff', '/og/%ff/a', '/icons/%c3'])(
  'an address that cannot be decoded is answered with 404: %s',
  async path => {
    expect(await statusOf(path)).toBe(404)
  },
)

it.each<[path: string, headers: Record<string, string>]>([
  ['/index', {}],
  ['/index.rsc', {}],
  ['/?_rsc=abc', {}],
  ['/', { rsc: '1' }],
  ['/', { rsc: '1', 'next-router-prefetch': '1' }],
  ['/', { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' }],
])('the home page still answers after GET %s with %j', async (path, headers) => {
  expect((await ask(path, { headers, redirect: 'follow' })).status).toBe(200)
  const answer = await ask('/')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(sectionNames(answer.text)).toEqual(SECTION_NAMES)
})
