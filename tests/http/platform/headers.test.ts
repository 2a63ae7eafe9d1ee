import { expect, it } from 'vitest'
import { type Answer, ask, askRaw } from '../../support/ask.ts'
import { isUnderNext } from '../../support/stack.ts'
import { openPlainForm } from '../forms/plain-form.ts'
import { expectHeaders, HEADERS, hashSource, inlineScripts, type Kind } from '../support/headers.ts'

type Class = [what: string, status: number, kind: Kind, path: string, options?: RequestInit]

const CLASSES: Class[] = [
  ['the home page', 200, 'page', '/'],
  ['another page', 200, 'page', '/success'],
  ['an unknown path', 200, 'page', '/nowhere'],
  ['a path that Next knows', 200, 'page', '/_not-found'],
  ['an unknown file', 200, 'page', '/favicon.png'],
  ['unknown data', 200, 'page', '/api/none'],
  ['the page of an unknown post', 404, 'page', '/post/none'],
  ['a post', 200, 'page', '/post/thirty-nights'],
  ['a page for who wants its headers', 200, 'page', '/', { method: 'HEAD' }],
  ['the Studio', 200, 'studio', '/studio'],
  ['a room of the Studio', 200, 'studio', '/studio/structure/testimonial'],
  ['data', 200, 'other', '/api/posts?page=1'],
  ['data that do not exist', 400, 'other', '/api/posts?page=none'],
  ['data for who wants their headers', 200, 'other', '/api/posts?page=1', { method: 'HEAD' }],
  ['a token', 200, 'other', '/api/forms/token'],
  ['a refused form', 415, 'other', '/api/forms/demo', { method: 'POST', headers: { 'content-type': 'text/plain' } }],
  ['a refused webhook', 401, 'other', '/api/revalidate', { method: 'POST', body: '{}' }],
  ['a method that is not there', 405, 'other', '/api/posts', { method: 'DELETE' }],
  ['a page’s data for the router', 200, 'page', '/', { redirect: 'follow', headers: { rsc: '1' } }],
  ['a redirect', 307, 'other', '/isma'],
  ['what watches over the site', 200, 'other', '/healthz'],
  ['the list for search engines', 200, 'other', '/robots.txt'],
  ['a picture of the site', 200, 'other', '/patterns/footer-band.svg'],
  ['the site map', 200, 'other', '/sitemap.xml'],
  ['the news feed', 200, 'other', '/feed.xml'],
  ['the index for language models', 200, 'other', '/llms.txt'],
  ['the manifest', 200, 'other', '/manifest.webmanifest'],
  ['an icon', 200, 'other', '/favicon.ico'],
  ['a refused preview', 401, 'other', '/api/draft-mode/enable'],
  ['Next’s pictures, which are off', 404, 'page', '/_next/image?url=http%3A%2F%2F127.0.0.1%2Fx.png&w=640&q=75'],
]

/** RFC 9309 and XML make these UTF-8 anyway. */
const ALWAYS_UTF_8 = ['/robots.txt', '/sitemap.xml', '/patterns/footer-band.svg']

it.each(CLASSES)('%s is answered with %i and the policy of kind "%s": %s', async (_, status, kind, path, options) => {
  const { text, ...answer } = await ask(path, options)
  expect(answer.status).toBe(status)
  expectHeaders({ text, ...answer }, kind)
  expect(answer.headers.get('x-robots-tag')).toBe(/^\/(studio|api)/.test(path) ? 'noindex' : null)
  const type = answer.headers.get('content-type') ?? ''
  // Nobody sees the line of text that comes with a redirect, and Next's router alone reads the data of a page.
  if (text && status !== 307) expect(type).toMatch(/^[a-z]+\/[a-z.+-]+/)
  const isText = /^text\/(?!x-component)|[/+]xml\b/.test(type) && !ALWAYS_UTF_8.includes(path)
  if (isText) expect(type).toMatch(/; ?charset=utf-8$/i)
})

it.each(CLASSES)('%s may not be read by another site (%i, %s): %s', async (_, __, ___, path, options = {}) => {
  const sent = new Headers(options.headers)
  sent.set('origin', 'https://evil.example')
  const { headers } = await ask(path, { ...options, headers: sent })
  expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
})

it('the card of a shared link may be embedded by other sites', async () => {
  const headers = Object.fromEntries((await ask('/og/post/thirty-nights')).headers)
  expect(headers).toMatchObject({ ...HEADERS, 'cross-origin-resource-policy': 'cross-origin' })
  if (!isUnderNext) expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it.each<[what: string, kind: Kind, request: () => Promise<Answer>]>([
  ['a form posted without JavaScript', 'page', async () => (await openPlainForm('/karima')).post({})],
  ['the Studio', 'studio', () => ask('/studio')],
  ['the fee calculator', 'page', () => ask('/fee-calculator?donations=20000')],
])('%s gets a page whose scripts carry a fresh nonce', async (_, kind, request) => {
  const nonces = new Set<string>()
  for (let round = 0; round < 2; round++) {
    const answer = await request()
    expect(answer.status).toBe(200)
    const [source = '', ...own] = expectHeaders(answer, kind)
    const [, nonce = ''] = /^'nonce-(.{24})'$/.exec(source) ?? []
    const scripts = inlineScripts(answer.text)
    expect(scripts.length).toBeGreaterThan(2)
    const others = scripts.filter(({ attributes }) => !attributes.includes(` nonce="${nonce}"`))
    expect(others.map(({ text }) => hashSource(text))).toEqual(own)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

it.skipIf(isUnderNext)('the answer to a form that cannot be decoded has the headers', async () => {
  const { values, post } = await openPlainForm('/karima')
  const states = Object.keys(values).filter(name => name.endsWith(':1'))
  const answer = await post(Object.fromEntries(states.map(name => [name, '[broken'])))
  expect(answer.status).toBe(400)
  expectHeaders(answer, 'other')
})

it('a form from another site has the headers', async () => {
  const answer = await (await openPlainForm('/karima')).post({}, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expectHeaders(answer, 'other')
})

it.each(['/', '/success', '/register', '/trial'])(
  'every script in the text of %s is in its policy, and nothing else is',
  async path => {
    const answer = await ask(path)
    const hashes = inlineScripts(answer.text).map(({ text }) => hashSource(text))
    expect(hashes.length).toBeGreaterThan(2)
    expect(expectHeaders(answer, 'page').toSorted()).toEqual(hashes.toSorted())
  },
)

it('the headers of a page stay below 4 KB, which proxies accept', async () => {
  const { all } = await askRaw('/')
  expect(all.indexOf('\r\n\r\n')).toBeLessThan(4_096)
})

it('a client that has a page keeps its policy: "not modified" brings the same', async () => {
  const page = await ask('/')
  // Stored with the page. Next would compute a shorter one for every response.
  if (!isUnderNext) expect(page.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  // Without "cache-control", fetch would send "no-cache".
  const known = { 'if-none-match': page.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await ask('/', { headers: known })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
  expect(Object.fromEntries(again.headers)).toMatchObject(HEADERS)
})
