import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DOCUMENT_HEADERS, nameScripts, POLICY_HEADER, securityHeaders } from '../lib/security-headers.ts'
import { ask, DATA, PAGE, scriptsOf } from './secure.fixture.ts'
import type { secure } from './secure.ts'
import type { Trick } from './tricks.ts'

describe('a page that is sent as a whole', () => {
  const send: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(PAGE))
    response.end(PAGE)
  }

  for (const encoding of ['identity', 'gzip', 'br']) {
    test(`names its scripts by their hashes (${encoding})`, async () => {
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
    }
    const head = await ask(send, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(Number(head.headers.get('content-length'))).toBeLessThan(PAGE.length / 4)
  })

  test('is sent smaller once it was asked for again', async () => {
    const text = PAGE.replace('<body>', `<body>${Array.from({ length: 2_000 }, (_, tile) => `Tile ${tile * 7919}`)}`)
    const sendLong: RequestListener = (_request, response) => {
      response.setHeader('Content-Type', 'text/html').setHeader('Content-Length', text.length).end(text)
    }
    const askForLength = async () => {
      const answer = await ask(sendLong, { headers: { 'accept-encoding': 'br' } })
      expect(await answer.text()).toBe(text)
      return Number(answer.headers.get('content-length'))
    }
    const first = await askForLength()
    await expect.poll(askForLength).toBeLessThan(first * 0.95)
  })

  test('has the same headers in response to HEAD', async () => {
    const answer = await ask(send, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(scriptsOf(answer)).toEqual(["'self'", `'${hash(DATA)}'`])
    expect(answer.headers.get('content-length')).toBe(String(PAGE.length))
    expect(await answer.text()).toBe('')
  })
})

test.each([
  ['/_next/static/chunks/a.js', 'text/javascript', false],
  ['/_next/static/chunks/missing.js', 'text/html', true],
  ['/feed.xml', 'application/xml', false],
  ['/blog', 'text/html', true, 404],
  ['/isma', 'text/plain', true, 307],
  ['/isma', 'text/html', false, 304],
])('%s as %s has the headers for documents: %s', async (path, type, isExpected, status = 200) => {
  const send: RequestListener = (_request, response) => {
    response.statusCode = status
    if (status !== 304) response.setHeader('Content-Type', type)
    response.end(status === 304 ? undefined : 'a')
  }
  const answer = await ask(send, { path })
  for (const name of DOCUMENT_HEADERS) expect(answer.headers.has(name), name).toBe(isExpected)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['no-referrer', 'no-referrer'],
  ['unsafe-url', 'strict-origin-when-cross-origin'],
])('the referrer policy “%s” of a response becomes “%s”', async (policy, sent) => {
  const answer = await ask((_request, response) => void response.setHeader('Referrer-Policy', policy).end('a'))
  expect(answer.headers.get('referrer-policy')).toBe(sent)
})

describe('a page that is streamed', () => {
  const send: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write(PAGE.slice(0, -100))
    response.write(Buffer.from(PAGE.slice(-100)))
    response.end()
  }

  test('has a new nonce each time, for its scripts', async () => {
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
  const expected = Object.entries(securityHeaders('other')).filter(([name]) => !DOCUMENT_HEADERS.includes(name))
  expect(Object.fromEntries(answer.headers)).toMatchObject(lowerCase(Object.fromEntries(expected)))
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

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
