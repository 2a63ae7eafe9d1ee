import { type APIResponse, expect, test } from '@playwright/test'
import { newVisitor } from '../../support/form-service.ts'
import { hashSource, inlineScripts, readPolicy } from '../../support/policy.ts'
import { stack } from '../../support/stack.ts'

const DENIED = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`
const PLAYERS = '(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")'

/** Sent with every response. */
const HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': [
    ...DENIED.split(/\s+/).map(feature => `${feature}=()`),
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(feature => `${feature}=${PLAYERS}`),
  ].join(', '),
}

const NOWHERE = { 'default-src': ["'none'"], 'object-src': ["'none'"], 'base-uri': ["'none'"] }
const POLICIES = {
  page: {
    ...NOWHERE,
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', `${stack.lakeUrl}/images/local0001/production/`],
    'media-src': [`${stack.lakeUrl}/files/local0001/production/`],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/'],
    'worker-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
  studio: {
    ...NOWHERE,
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', stack.lakeUrl],
    'media-src': ["'self'", 'blob:', `${stack.lakeUrl}/files/local0001/production/`],
    'font-src': ["'self'", 'data:', 'https://design-system-static.sanity.io'],
    'connect-src': [
      "'self'",
      'blob:',
      stack.lakeUrl,
      stack.lakeUrl.replace('http', 'ws'),
      stack.lakeUrl.replace('//', '//local0001.'),
      'https://api.sanity.io',
      'https://sanity-cdn.com',
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
  other: { ...NOWHERE, 'worker-src': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'self'"] },
}

type Class = [what: string, status: number, kind: keyof typeof POLICIES, path: string, options?: object]

const CLASSES: Class[] = [
  ['the home page', 200, 'page', '/'],
  ['another page', 200, 'page', '/success'],
  ['an unknown path', 200, 'page', '/nowhere'],
  ['a path that Next knows', 200, 'page', '/_not-found'],
  ['an unknown file', 200, 'page', '/favicon.png'],
  ['an unknown file of the build', 200, 'page', '/_next/static/none.js'],
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
  ['a refused webhook', 401, 'other', '/api/revalidate', { method: 'POST', data: {} }],
  ['a method that is not there', 405, 'other', '/api/posts', { method: 'DELETE' }],
  ['a page’s data for the router', 200, 'other', '/', { headers: { rsc: '1' } }],
  ['a redirect', 307, 'other', '/isma', { maxRedirects: 0 }],
  ['what watches over the site', 200, 'other', '/healthz'],
  ['the list for search engines', 200, 'other', '/robots.txt'],
  ['a picture of the site', 200, 'other', '/patterns/rosette.svg'],
  ['the site map', 200, 'other', '/sitemap.xml'],
  ['the news feed', 200, 'other', '/feed.xml'],
  ['the manifest', 200, 'other', '/manifest.webmanifest'],
  ['an icon', 200, 'other', '/favicon.ico'],
  ['a refused preview', 401, 'other', '/api/draft-mode/enable'],
  ['Next’s pictures, which are off', 404, 'page', '/_next/image'],
]

for (const [what, status, kind, path, options] of CLASSES) {
  test(`${what} (${path})`, async ({ request }) => {
    const answer = await request.fetch(path, options)
    expect(answer.status()).toBe(status)
    expectHeaders(answer, kind)
    expect(answer.headers()['x-robots-tag']).toBe(/^\/(studio|api)/.test(path) ? 'noindex' : undefined)
  })
}

test('the card of a shared link may be embedded by other sites', async ({ request }) => {
  const headers = (await request.get('/og/post/thirty-nights')).headers()
  expect(headers).toMatchObject({ ...HEADERS, 'cross-origin-resource-policy': 'cross-origin' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('a file of the build has its headers, and a 304 for it has no policy', async ({ request }) => {
  const [path = ''] = (await (await request.get('/')).text()).match(/\/_next\/static\/[^"]+\.js/) ?? []
  const answer = await request.get(path)
  expectHeaders(answer, 'other')
  const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBeUndefined()
})

test('a form posted without JavaScript gets a page whose scripts carry a fresh nonce', async ({ request }) => {
  const nonces = new Set<string>()
  for (let round = 0; round < 2; round++) {
    const answer = await request.post('/karima', { headers: FORM_HEADERS, multipart: await readHiddenFields(request) })
    expect(answer.status()).toBe(200)
    const [source = ''] = expectHeaders(answer, 'page')
    const [, nonce = ''] = /^'nonce-(.{24})'$/.exec(source) ?? []
    const scripts = inlineScripts(await answer.text())
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter(({ attributes }) => !attributes.endsWith(` nonce="${nonce}"`))).toEqual([])
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

test('a form that makes the server fail has the headers', async ({ request }) => {
  const fields = await readHiddenFields(request)
  const broken = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name.endsWith(':1') ? '[broken' : value]),
  )
  const answer = await request.post('/karima', { headers: FORM_HEADERS, multipart: broken })
  expect(answer.status()).toBe(500)
  expectHeaders(answer, 'other')
})

test('a form from another site has the headers', async ({ request }) => {
  const answer = await request.post('/karima', { headers: { origin: 'https://evil.example' }, multipart: { a: 'b' } })
  expect(answer.status()).toBe(403)
  expectHeaders(answer, 'other')
})

for (const path of ['/', '/success', '/register', '/trial', '/studio']) {
  test(`every script in the text of ${path} is in its policy, and nothing else is`, async ({ request }) => {
    const answer = await request.get(path)
    const hashes = inlineScripts(await answer.text()).map(({ text }) => hashSource(text))
    expect(hashes.length).toBeGreaterThan(2)
    expect(expectHeaders(answer, path === '/studio' ? 'studio' : 'page').toSorted()).toEqual(hashes.toSorted())
  })
}

test('the headers of a page stay below 4 KB, which proxies accept', async ({ request }) => {
  const size = (await request.get('/'))
    .headersArray()
    .reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
  expect(size).toBeLessThan(4_096)
})

for (const path of ['/', '/studio']) {
  test(`who has ${path} already keeps its policy: "not modified" brings none`, async ({ request }) => {
    const { etag = '' } = (await request.get(path)).headers()
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    expect(again.headers()['content-security-policy']).toBeUndefined()
    expect(again.headers()).toMatchObject(HEADERS)
  })
}

test('a page runs without console messages, also from the browser’s cache', async ({ page }) => {
  const complaints: string[] = []
  // Browsers report unknown permissions only as warnings.
  page.on('console', message => /error|warning/.test(message.type()) && complaints.push(message.text()))
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play: Watch the founder' })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

const FORM_HEADERS = { origin: stack.siteUrl, ...newVisitor() }

/** Hidden fields that Next renders into the form in `main`. */
async function readHiddenFields(request: {
  get: (path: string) => Promise<APIResponse>
}): Promise<Record<string, string>> {
  const html = await (await request.get('/karima')).text()
  const form = html.slice(html.indexOf('<main'), html.indexOf('</main'))
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  return Object.fromEntries(fields.map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]))
}

/** Checks the headers. Returns the script sources other than 'self'. */
function expectHeaders(answer: APIResponse, kind: keyof typeof POLICIES): string[] {
  const headers = answer.headers()
  const { 'script-src': scripts = [], ...policy } = readPolicy(headers['content-security-policy'])
  expect(policy).toEqual(POLICIES[kind])
  expect(headers).toMatchObject(HEADERS)
  expect(headers['referrer-policy']).toBe(kind === 'studio' ? 'same-origin' : 'strict-origin-when-cross-origin')
  expect(headers).not.toHaveProperty('x-powered-by')
  const [self, ...named] = scripts
  expect(self).toBe(kind === 'other' ? undefined : "'self'")
  expect(named.filter(source => !/^'(sha256-[\w+/]{43}=|nonce-[\w+/]{22}==)'$/.test(source))).toEqual([])
  return named
}
