import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { STATUS_HEADER } from '../lib/page-status.ts'
import { nameScripts, POLICY_HEADER, securityHeaders } from '../lib/security-headers.ts'
import { secure } from './secure.ts'
import type { Trick } from './tricks.ts'

const DATA = 'self.__next_f.push([1,"a"])'
const INJECTED = 'alert(document.domain)'
const PAGE = `<!DOCTYPE html><html><body>${'<p>A masjid</p>'.repeat(200)}<script>${DATA}</script><script>${INJECTED}</script></body></html>`

let server: Server | undefined
afterEach(() => void server?.close())

describe('a page that is sent as a whole', () => {
  const send: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(PAGE))
    response.end(PAGE)
  }

  for (const encoding of ['identity', 'gzip', 'br']) {
    test(`names its known scripts, and no others, by their hashes (${encoding})`, async () => {
      const answer = await ask(send, { headers: { 'accept-encoding': encoding } })
      expect(scriptsOf(answer)).toEqual(["'self'", `'${hash(DATA)}'`])
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(await answer.text()).toBe(PAGE)
    })
  }

  test('is encoded once in each requested encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const answer = await ask(send, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(scriptsOf(answer)).toEqual(["'self'", `'${hash(DATA)}'`])
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
      expect(await answer.text()).toBe(PAGE)
      server?.close()
    }
    const head = await ask(send, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(Number(head.headers.get('content-length'))).toBeLessThan(PAGE.length / 4)
  })

  test('has the same headers in response to HEAD', async () => {
    const answer = await ask(send, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(scriptsOf(answer)).toEqual(["'self'", `'${hash(DATA)}'`])
    expect(answer.headers.get('content-length')).toBe(String(PAGE.length))
    expect(await answer.text()).toBe('')
  })
})

describe('the etag of a page that is sent as a whole', () => {
  const sendAs =
    (headers: Record<string, string>, status = 200): RequestListener =>
    (_request, response) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Length', Buffer.byteLength(PAGE))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end(PAGE)
    }
  // Without "cache-control", fetch would send "no-cache".
  const asking = (etag: string) => ({ headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })

  test.each(['identity', 'gzip', 'br'])('answers a client that has the page without it (%s)', async encoding => {
    const send = sendAs({ 'Cache-Control': 's-maxage=1' })
    const first = await ask(send, { headers: { 'accept-encoding': encoding } })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    server?.close()
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { headers } = asking(known)
      const again = await ask(send, { headers: { ...headers, 'accept-encoding': encoding } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('s-maxage=1')
      for (const name of ['content-type', 'content-length', 'content-encoding'])
        expect(again.headers.has(name)).toBe(false)
      expect(await again.text()).toBe('')
      server?.close()
    }
  })

  test('does not match another page, nor a client that wants no cached one', async () => {
    const etag = (await ask(sendAs({}))).headers.get('etag') ?? ''
    server?.close()
    expect((await ask(sendAs({}), asking('"other"'))).status).toBe(200)
    server?.close()
    expect((await ask(sendAs({}), { headers: { 'if-none-match': etag, 'cache-control': 'no-cache' } })).status).toBe(
      200,
    )
  })

  test.each([
    ['a missing page', sendAs({}, 404)],
    ['a page that proxy.ts gives a status', sendAs({ [STATUS_HEADER]: '503' })],
  ])('is not sent with %s', async (_name, send) => {
    const answer = await ask(send, asking('*'))
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toBe(PAGE)
  })

  test('is not sent with the response to a form', async () => {
    const answer = await ask(sendAs({}), { method: 'POST', ...asking('*') })
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toBe(PAGE)
  })

  test('stays Next’s own where Next sends one', async () => {
    expect((await ask(sendAs({ ETag: '"next"' }))).headers.get('etag')).toBe('"next"')
  })
})

describe('a page that is streamed', () => {
  const send: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write(PAGE.slice(0, -100))
    response.write(Buffer.from(PAGE.slice(-100)))
    response.end()
  }

  test('has a new nonce each time, for its known scripts', async () => {
    const nonces = [await streamOnce(), await streamOnce()]
    expect(new Set(nonces).size).toBe(2)
  })

  async function streamOnce(): Promise<string> {
    const answer = await ask(send)
    const [self, source = ''] = scriptsOf(answer)
    expect(self).toBe("'self'")
    const [, nonce = ''] = /^'nonce-([\w+/]{22}==)'$/.exec(source) ?? []
    expect(await answer.text()).toBe(PAGE.replace(`<script>${DATA}`, `<script nonce="${nonce}">${DATA}`))
    return nonce
  }
})

test('forbids everything for a response that is not a page', async () => {
  const answer = await ask((_request, response) => response.setHeader('Content-Type', 'application/json').end('{}'))
  expect(Object.fromEntries(answer.headers)).toMatchObject(lowerCase(securityHeaders('other')))
})

test('forbids everything for a response without a type', async () => {
  const answer = await ask((_request, response) => response.writeHead(500).end('Internal Server Error'))
  expect(answer.headers.get(POLICY_HEADER)).toBe(securityHeaders('other')[POLICY_HEADER])
})

test('sends no policy with 304, so that the cached page keeps its own', async () => {
  const answer = await ask((_request, response) => {
    response.statusCode = 304
    response.end()
  })
  expect(answer.headers.has(POLICY_HEADER)).toBe(false)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('replaces the headers of the build, which may have been made for other addresses', async () => {
  const answer = await ask((_request, response) => {
    for (const name of Object.keys(securityHeaders('site'))) response.setHeader(name, 'of the build')
    response.setHeader('Content-Type', 'text/html').end(PAGE)
  })
  const { [POLICY_HEADER]: policy = '', ...others } = securityHeaders('site')
  expect(answer.headers.get(POLICY_HEADER)).toBe(nameScripts(policy, [hash(DATA)]))
  expect(Object.fromEntries(answer.headers)).toMatchObject(lowerCase(others))
})

test.each([
  ['preview', '/', { cookie: 'a=1; __prerender_bypass=2' }],
  ['studio', '/studio/structure?a=1', {}],
  ['site', '/post/a?b=/studio', {}],
] as const)('sends a page the policy of its place: %s', async (place, path, headers) => {
  const answer = await ask((_request, response) => response.setHeader('Content-Type', 'text/html').end(PAGE), {
    ...{ path, headers },
  })
  const policy = securityHeaders(place)[POLICY_HEADER] ?? ''
  expect(answer.headers.get(POLICY_HEADER)).toBe(nameScripts(policy, [hash(DATA)]))
})

test('lets other sites embed a card, which is not a page', async () => {
  const answer = await ask((_request, response) => response.setHeader('Content-Type', 'image/png').end('png'), {
    path: '/og/post/a',
  })
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get(POLICY_HEADER)).toBe(securityHeaders('other')[POLICY_HEADER])
})

describe('switched off', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('namedScripts: a page’s policy allows any inline script', async () => {
    const answer = await ask(
      (_request, response) => response.setHeader('Content-Type', 'text/html').end(PAGE),
      {},
      await secureWithout('namedScripts'),
    )
    expect(scriptsOf(answer)).toEqual(["'self'", "'unsafe-inline'"])
    expect(await answer.text()).toBe(PAGE)
  })

  test('pageEtags: a page has no etag but Next’s', async () => {
    const answer = await ask(
      (_request, response) => response.setHeader('Content-Type', 'text/html').end(PAGE),
      {},
      await secureWithout('pageEtags'),
    )
    expect(answer.headers.has('etag')).toBe(false)
    expect(await answer.text()).toBe(PAGE)
  })

  test('headAsGet: HEAD reaches Next as HEAD', async () => {
    const answer = await ask(
      ({ method }, response) => response.setHeader('x-method', method ?? '').end(),
      { method: 'HEAD' },
      await secureWithout('headAsGet'),
    )
    expect(answer.headers.get('x-method')).toBe('HEAD')
  })

  async function secureWithout(trick: Trick): Promise<typeof secure> {
    vi.stubEnv('TRICKS_OFF', trick)
    vi.resetModules()
    return (await import('./secure.ts')).secure
  }
})

async function ask(
  answer: RequestListener,
  { path = '/', ...init }: RequestInit & { path?: string } = {},
  addHeaders = secure,
): Promise<Response> {
  const compress = compression()
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    Reflect.apply(compress, null, [
      request,
      response,
      () => {
        addHeaders(request, response)
        answer(request, response)
      },
    ])
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, init)
}

function scriptsOf(answer: Response): string[] {
  const directives = answer.headers.get(POLICY_HEADER)?.split('; ') ?? []
  return (
    directives
      .find(directive => directive.startsWith('script-src '))
      ?.split(' ')
      .slice(1) ?? []
  )
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
