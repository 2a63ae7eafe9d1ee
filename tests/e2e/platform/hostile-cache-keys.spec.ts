import { createHmac } from 'node:crypto'
import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'
import { countCachedFiles } from '../../support/build-folder.ts'
import { readTokens } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'

const EVIL = 'evil.example'
const SUBREQUEST = 'proxy:proxy:proxy:proxy:proxy'

/** Pages, each with a document type whose change makes the page stale. */
const PAGES = [
  ['/', 'testimonial'],
  ['/request-trial', 'trialPage'],
  ['/register', 'registrationPage'],
  ['/success', 'successPage'],
  ['/karima', 'trialPage'],
] as const

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

const REMAKING: typeof VARIANTS = [
  ['', { rsc: '1', 'next-router-prefetch': '1' }],
  ['?_rsc', { rsc: '1' }],
  ['', { host: EVIL, 'x-forwarded-host': EVIL, 'x-matched-path': '/studio' }],
]

for (const [page, type] of PAGES) {
  test(`whatever was asked for before, the next visitor of ${page} gets the page`, async () => {
    const before = await read(page)
    const files = countCachedFiles()
    for (const [suffix, headers] of VARIANTS) {
      const odd = await get(
        page === '/' && !suffix.startsWith('?') ? suffix && `/index${suffix}` : page + suffix,
        headers,
      )
      expect(odd.status, `${suffix} ${JSON.stringify(headers)}`).toBeLessThan(500)
      expect(`${odd.headers.location ?? ''} ${odd.body}`).not.toContain(EVIL)
      expect(await read(page), `after ${suffix} ${JSON.stringify(headers)}`).toEqual(before)
    }
    expect(countCachedFiles()).toBe(files)
  })

  test(`${page} is made anew by an odd request, and is still the page`, async () => {
    const before = await read(page)
    for (const [suffix, headers] of REMAKING) {
      await makeStale(type)
      await get(page + suffix, headers)
      const fresh = async () => (await get(page, {})).headers['x-nextjs-cache']
      await expect.poll(fresh).toBe('HIT')
      expect(await read(page)).toEqual(before)
    }
  })
}

test('no header grants access to protected routes', async () => {
  const tricks: Record<string, string>[] = [
    { 'x-middleware-subrequest': SUBREQUEST },
    { 'x-matched-path': '/' },
    { host: EVIL },
  ]
  for (const headers of tricks) {
    expect((await get('/albayan', headers)).status).toBe(307)
    expect((await get('/api/revalidate/catch-up', headers, 'POST')).status).toBe(401)
    expect((await get('/', { ...headers, origin: `http://${EVIL}` }, 'POST')).status).toBe(403)
  }
})

/** Properties that distinguish a page from other pages and from other responses. */
async function read(page: string) {
  const { status, headers, body } = await get(page, {})
  return {
    ...{ status, type: headers['content-type'], isDocument: body.startsWith('<!DOCTYPE html>') },
    title: /<title>([^<]*)/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    forms: body.match(/<form /g)?.length,
    isWhole: body.includes('</html>'),
    isEvil: body.includes(EVIL),
  }
}

/** Uses node:http, because fetch follows redirects and normalizes the URL. */
function get(path: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port } = new URL(stack.siteUrl)
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    send({ hostname, port, path: path || '/', method, headers }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', chunk => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

async function makeStale(type: string): Promise<void> {
  const [time, body] = [Date.now(), JSON.stringify({ _id: 'x', _type: type })]
  const signature = createHmac('sha256', readTokens().webhookSecret).update(`${time}.${body}`).digest('base64url')
  const headers = { 'sanity-webhook-signature': `t=${time},v1=${signature}` }
  expect((await fetch(`${stack.siteUrl}/api/revalidate`, { method: 'POST', headers, body })).status).toBe(200)
}
