import { describe, expect, it } from 'vitest'
import { askRaw, sendWebhook } from '../../support/ask.ts'
import { countCachedFiles } from '../../support/stack.ts'

const EVIL = 'evil.example'
const SUBREQUEST = 'proxy:proxy:proxy:proxy:proxy'

const PAGES = ['/', '/request-trial', '/register', '/success', '/karima']

/** Path suffixes and headers that have been used to poison caches. */
const VARIANTS: [suffix: string, headers: Record<string, string>][] = [
  ['', { rsc: '1' }],
  ['', { rsc: '1', 'next-router-prefetch': '1' }],
  ['', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['', { rsc: '1', 'next-router-state-tree': '%5B%22' }],
  ['?_rsc=abc', {}],
  ['?_rsc=abc', { rsc: '1' }],
  ['?_rsc', { rsc: '1' }],
  ['.rsc', {}],
  ['.segments/_tree.segment.rsc', {}],
  ['.html', {}],
  ['/index', {}],
  ['?nxtPslug=x&__nextDataReq=1&__nextLocale=x', {}],
  ['', { 'x-middleware-subrequest': SUBREQUEST }],
  ['', { 'x-middleware-rewrite': '/studio', 'x-middleware-override-headers': 'host' }],
  ['', { 'x-nextjs-data': '1', 'x-matched-path': '/studio', 'x-invoke-path': '/studio', 'x-now-route-matches': '1=x' }],
  ['', { 'x-nextjs-rewrite': '/studio', 'x-next-revalidate-tag-token': 'x', 'x-prerender-revalidate': 'x' }],
  ['', { 'next-action': 'x' }],
  ['', { 'next-resume': '1', 'next-test-fetch-priority': 'x' }],
  [
    '',
    { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-original-url': '/studio', 'x-rewrite-url': '/studio' },
  ],
  ['', { host: EVIL }],
  ['', { accept: 'text/x-component', purpose: 'prefetch', range: 'bytes=0-9' }],
]

/** What Next 16.4 reads of a request, and what it might write into the page that it stores. */
const READ_BY_NEXT: Record<string, string> = {
  'content-security-policy': "script-src 'nonce-abc123'",
  'content-security-policy-report-only': "default-src 'nonce-abc123'",
  'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'accept-language': 'ar',
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-for': '203.0.113.7',
  'x-invocation-id': 'abc123',
  'x-deployment-id': 'abc123',
  'x-nextjs-request-id': 'abc123',
  'x-nextjs-html-request-id': 'abc123',
  'x-nextjs-data': '1',
  'x-middleware-prefetch': '1',
  'x-now-route-matches': '1=x',
  'x-matched-path': '/studio',
  'x-action-forwarded': '1',
  'next-url': `/${EVIL}`,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-hmr-refresh': '1',
  'next-resume': '1',
  rsc: '1',
  purpose: 'prefetch',
  origin: `http://${EVIL}`,
  referer: `http://${EVIL}/`,
  'sec-fetch-dest': 'iframe',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  'content-type': 'multipart/form-data; boundary=a',
  'access-control-request-headers': 'x',
  'cache-control': 'no-cache',
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  tracestate: 'a=b',
  cookie: '__prerender_bypass=x; next-instant-navigation-testing=1',
}

describe('a page that is rendered for a stranger’s request', () => {
  it.each(Object.entries(READ_BY_NEXT))('is stored alike, whatever the header %s says', async (name, value) => {
    const stored = await readStored()
    expect((await sendWebhook('{"_id":"trialPage","_type":"trialPage"}')).status).toBe(200)
    for (let times = 0; times < 2; times++) await askRaw('/karima', { [name]: value })
    await expect.poll(async () => (await askRaw('/karima')).headers['x-nextjs-cache']).toBe('HIT')
    expect(await readStored()).toEqual(stored)
  })
})

async function readStored() {
  const { status, headers, body } = await askRaw('/karima')
  return { status, policy: headers['content-security-policy'], body }
}

it.each(PAGES)('%s is what the next visitor gets, whatever was requested before', async page => {
  const before = await read(page)
  const files = countCachedFiles()
  for (const [suffix, headers] of VARIANTS) {
    const path = page === '/' && !suffix.startsWith('?') ? suffix && `/index${suffix}` : page + suffix
    const odd = await askRaw(path || '/', headers)
    expect(odd.status, `${suffix} ${JSON.stringify(headers)}`).toBeLessThan(500)
    expect(`${odd.headers.location ?? ''} ${odd.body}`).not.toContain(EVIL)
    expect(await read(page), `after ${suffix} ${JSON.stringify(headers)}`).toEqual(before)
  }
  expect(countCachedFiles()).toBe(files)
})

it.each<Record<string, string>>([{ 'x-middleware-subrequest': SUBREQUEST }, { 'x-matched-path': '/' }, { host: EVIL }])(
  'no header grants access to protected routes: %j',
  async headers => {
    expect((await askRaw('/albayan', headers)).status).toBe('host' in headers ? 308 : 307)
    expect((await askRaw('/api/revalidate/catch-up', headers, 'POST')).status).toBe(401)
    expect((await askRaw('/', { ...headers, origin: `http://${EVIL}` }, 'POST')).status).toBe(403)
  },
)

/** Properties that distinguish a page from other pages and from other responses. Parsing it a hundred times would take ten seconds. */
async function read(page: string) {
  const { status, headers, body } = await askRaw(page)
  return {
    ...{ status, type: headers['content-type'], isDocument: body.startsWith('<!DOCTYPE html>') },
    title: /<title>([^<]*)/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    forms: body.match(/<form /g)?.length,
    isWhole: body.includes('</html>'),
    isEvil: body.includes(EVIL),
  }
}
