import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openTestServer, SITE, sendRaw, startTestServer } from './server.fixture.ts'

const HASTY = { headersMs: 300, requestMs: 600 }

const server = await openTestServer()
const host = `localhost:${server.port}`

describe('pages of other sites', () => {
  it('may not reach this machine under another host name', async () => {
    expect(await sendRaw(server.port, 'GET /hello HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 403/,
    )
    expect(await sendRaw(server.port, 'GET /hello HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 403/)
    expect(await sendRaw(server.port, 'GET /hello HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
  })

  it.each([
    ['text/plain', 'http://evil.com'],
    ['application/x-www-form-urlencoded', 'http://evil.com'],
    ['text/plain', 'null'],
  ])('may not post %s from %s, which browsers send without a preflight', async (type, origin) => {
    const response = await fetch(`http://${host}/ignore`, {
      method: 'POST',
      headers: { origin, 'content-type': type },
      body: 'a=b',
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are refused at the preflight, while the site is allowed', async () => {
    const ask = (origin: string) =>
      fetch(`http://${host}/echo`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    expect((await ask('http://evil.com')).status).toBe(403)
    const allowed = await ask(SITE)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SITE)
  })

  it('may not open a WebSocket', async () => {
    const statusOf = (path: string, headers: Record<string, string>) =>
      new Promise(resolve => {
        const socket = new WebSocket(`ws://${host}${path}`, { headers })
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
        socket.on('open', () => resolve('open'))
        socket.on('error', () => {})
      })
    expect(await statusOf('/socket', { origin: 'http://evil.com' })).toBe(403)
    expect(await statusOf('/socket', { host: 'evil.com' })).toBe(403)
    expect(await statusOf('/..%2fsocket', {})).toBe(400)
    expect(await statusOf('/nothing', {})).toBe(404)
    expect(await statusOf('/socket', { origin: SITE })).toBe('open')
  })
})

describe('a request', () => {
  const post = (headers: string, body: string, path = '/echo', { port } = server) =>
    sendRaw(port, `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`)

  it('is refused when its body is not JSON or not UTF-8', async () => {
    expect(await post('Content-Length: 3', '{a}')).toMatch(/^HTTP\/1.1 400/)
    const response = await fetch(`http://${host}/echo`, { method: 'POST', body: Buffer.from([0x22, 0xff, 0x22]) })
    expect(response.status).toBe(400)
    expect((await fetch(`http://${host}/echo`, { method: 'POST' })).status).toBe(400)
  })

  it('is refused when its Content-Length is too large, or as soon as its body is', async () => {
    expect(await post('Content-Length: 1000000000', '{}')).toMatch(/^HTTP\/1.1 413/)
    const chunk = `${(2_000).toString(16)}\r\n${'x'.repeat(2_000)}\r\n`
    expect(await post('Transfer-Encoding: chunked', chunk)).toMatch(/^HTTP\/1.1 413/)
  })

  it('does not hold its connection when the body never ends, even on a route that ignores the body', async () => {
    const hasty = await startTestServer({ timeouts: HASTY })
    expect(await post('Content-Length: 100', '{}', '/echo', hasty)).toMatch(/^HTTP\/1.1 408/)
    await hasty.stop()
    const unread = await post('Content-Length: 1000000', 'x', '/ignore')
    expect(unread).toMatch(/^HTTP\/1.1 200/)
  })

  it('cannot smuggle in a second request through a false or ambiguous length', async () => {
    const smuggled = `{}GET /hello HTTP/1.1\r\nHost: ${host}\r\n\r\n`
    expect(await post('Content-Length: 2', smuggled)).not.toContain('nobody')
    expect(await post('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await post('Content-Length: 2\r\nContent-Length: 3', '{}')).toMatch(/^HTTP\/1.1 400/)
  })

  it('is refused when its body is compressed, so that no zip bomb expands', async () => {
    const response = await fetch(`http://${host}/size`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip' },
      body: gzipSync('x'.repeat(1_000_000)),
    })
    expect(response.status).toBe(415)
  })

  it('is cut off when its headers are slow or too large', async () => {
    const hasty = await startTestServer({ timeouts: HASTY })
    expect(await sendRaw(hasty.port, 'GET /hello HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1.1 408/)
    await hasty.stop()
    expect(await sendRaw(server.port, `GET /hello HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431/,
    )
  })
})

describe('a WebSocket', () => {
  it('is closed when a message is too long', async () => {
    const socket = new WebSocket(`ws://${host}/socket`)
    await once(socket, 'open')
    socket.send('x'.repeat(70_000))
    expect((await once(socket, 'close'))[0]).toBe(1009)
  })
})
