import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { listen } from '../tests/support/listen.ts'
import { SiteResponse } from './site-response.ts'

const PAGE = `<!DOCTYPE html><html><body>${'<p>A masjid</p>'.repeat(200)}</body></html>`
const HTML = 'text/html; charset=utf-8'
const POLICY = 'content-security-policy'

let url = ''

type Answer = (response: ServerResponse, request: IncomingMessage) => void

async function ask(answer: Answer, init: RequestInit = {}, Kind = SiteResponse): Promise<Response> {
  const server = createServer({ ServerResponse: Kind }, (request, response) => answer(response, request))
  const listening = await listen(server)
  onTestFinished(listening.stop)
  url = listening.url
  return fetch(url, init)
}

/** As Next does. */
const send: Answer = response => {
  response.setHeader('Content-Type', HTML).setHeader('Content-Length', Buffer.byteLength(PAGE)).end(PAGE)
}
const stream: Answer = response => {
  response.setHeader('Content-Type', HTML)
  response.flushHeaders()
  Readable.from([PAGE.slice(0, -100), 'Amina '.repeat(200_000), PAGE.slice(-100)]).pipe(response)
}

describe.each(['identity', 'gzip', 'br'])('in the encoding %s', encoding => {
  it.each([
    ['a whole page', send, PAGE.length],
    ['a stream, of which more is written once it has drained', stream, PAGE.length + 1_200_000],
  ])('%s arrives as it is', async (_, answer, length) => {
    const { headers, ...page } = await read(await ask(answer, { headers: { 'accept-encoding': encoding } }))
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(page.text).toHaveLength(length)
  })
})

it('a page is compressed once, and better when it is asked for again', async () => {
  const text = PAGE.replace('<body>', `<body>${Array.from({ length: 2_000 }, (_, tile) => `Tile ${tile * 7919}`)}`)
  const askForLength = async () => {
    const answer = await ask(response => void response.setHeader('Content-Type', HTML).end(text), {
      headers: { 'accept-encoding': 'br' },
    })
    expect(await answer.text()).toBe(text)
    return Number(answer.headers.get('content-length'))
  }
  const first = await askForLength()
  await expect.poll(askForLength).toBeLessThan(first * 0.95)
})

describe('a page that the visitor has', () => {
  // Without "cache-control", fetch would send "no-cache".
  const asking = (etag: string) => ({ headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })
  const tagged: Answer = (response, request) => {
    response.setHeader('ETag', '"a"').setHeader(POLICY, 'of the page')
    send(response, request)
  }
  const missing: Answer = (response, request) => tagged(Object.assign(response, { statusCode: 404 }), request)

  it.each(['"a"', 'W/"a"', '"other", "a"'])('is not sent again: %s', async known => {
    const { status, text, headers } = await read(await ask(tagged, asking(known)))
    expect([status, text, headers.get('etag'), headers.get(POLICY)]).toEqual([304, '', '"a"', 'of the page'])
    for (const name of ['content-type', 'content-length', 'content-encoding']) expect(headers.has(name)).toBe(false)
  })

  it.each<[string, Answer, RequestInit]>([
    ['as another one', tagged, asking('"other"')],
    ['to who wants no cached one', tagged, { headers: { 'if-none-match': '"a"', 'cache-control': 'no-cache' } }],
    ['with a form', tagged, { method: 'POST', ...asking('*') }],
    ['with another status', missing, asking('"a"')],
    ['without a tag', send, asking('*')],
  ])('is sent %s', async (_, answer, init) => {
    expect(await (await ask(answer, init)).text()).toBe(PAGE)
  })
})

const NOTHING = /^default-src 'none'; object-src/

test.each<[what: string, answer: Answer, policy: RegExp | null, isDocument: boolean]>([
  ['text without a type', response => void response.writeHead(500).end('Internal Server Error'), NOTHING, false],
  ['a page that has none', send, /script-src 'self' 'unsafe-inline';/, true],
  ['a file that the visitor has', response => void response.writeHead(304).end(), null, false],
])('%s has the headers of its kind', async (_, answer, policy, isDocument) => {
  const { headers } = await ask(answer)
  if (policy) expect(headers.get(POLICY)).toMatch(policy)
  else expect(headers.has(POLICY)).toBe(false)
  expect(headers.has('permissions-policy')).toBe(isDocument)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

it('says in one line what a page varies by', async () => {
  await ask((response, request) => send(response.setHeader('Vary', ['rsc', 'Accept']), request))
  const answer = await new Promise<IncomingMessage>(resolve => get(url, resolve))
  expect(answer.resume().rawHeaders.filter(name => name === 'Vary')).toHaveLength(1)
  expect(answer.headers.vary).toBe('rsc, Accept, Accept-Encoding')
})

it('a header that Next has set stays', async () => {
  const { headers } = await ask(response => void response.setHeader('Referrer-Policy', 'no-referrer').end('a'))
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

describe('Cache-Control', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate'
  it.each([
    ['s-maxage=30, stale-while-revalidate=31535970', 200, '1', 'public, max-age=0, s-maxage=1, stale-if-error=86400'],
    ['s-maxage=31536000', 200, '60', 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
    ['s-maxage=31536000', 200, '0', 'public, max-age=0, s-maxage=0'],
    ['s-maxage=31536000', 404, '60', 'public, max-age=0, s-maxage=0'],
    ['public, max-age=31536000, immutable', 200, '1', 'public, max-age=31536000, immutable'],
    [PRIVATE, 200, '1', PRIVATE],
  ])('“%s” with status %i and a limit of %s seconds is “%s”', async (before, status, maxAge, after) => {
    vi.stubEnv('SHARED_MAX_AGE', maxAge)
    vi.resetModules()
    const { SiteResponse: Kind } = await import('./site-response.ts')
    const answer: Answer = response => void response.setHeader('Cache-Control', before).writeHead(status).end()
    expect((await ask(answer, {}, Kind)).headers.get('cache-control')).toBe(after)
  })
})

async function read(answer: Response) {
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
