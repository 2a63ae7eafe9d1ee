import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { unauthorized } from './errors.ts'
import { eventStream } from './event-stream.ts'
import { createGuard } from './guard.ts'
import { json, readBytes, readJson } from './response.ts'
import { type RunningServer, startServer } from './server.ts'
import type { Route } from './types.ts'

const PORT = 41_200
const HOST = `localhost:${PORT}`
const SITE = 'http://localhost:3000'
const MAX_BYTES = 1_000

const streams = { open: 0 }
const routes: Route[] = [
  { method: 'GET', path: '/hello', handle: ({ identity }) => json({ hello: identity?.id ?? 'nobody' }) },
  { method: 'POST', path: '/echo', handle: async request => json(await readJson(request, MAX_BYTES)) },
  { method: 'POST', path: '/size', handle: async request => json((await readBytes(request, MAX_BYTES)).byteLength) },
  { method: 'POST', path: '/ignore', handle: () => json('ignored') },
  {
    method: 'GET',
    path: '/fault',
    handle() {
      throw new Error('the secret inside')
    },
  },
  {
    method: 'GET',
    path: '/events',
    handle: ({ signal }) =>
      eventStream(signal, () => {
        streams.open++
        return () => streams.open--
      }),
  },
  { method: 'GET', path: '/endless', handle: () => ({ status: 200, body: endless() }) },
]

async function* endless() {
  streams.open++
  try {
    while (true) yield 'x'.repeat(64 * 1024)
  } finally {
    streams.open--
  }
}

function start(port: number): Promise<RunningServer> {
  return startServer({
    port,
    routes,
    sockets: [{ path: '/socket', accept: socket => socket.on('message', data => socket.send(`got ${data}`)) }],
    guard: createGuard({ hosts: ['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${port}`), origins: [SITE] }),
    identify(authorization) {
      if (authorization === undefined) return null
      if (authorization === 'Bearer right') return { id: 'someone', role: 'editor' }
      throw unauthorized()
    },
    timeouts: { headersMs: 300, requestMs: 600, stallMs: 300 },
  })
}

/** Sends bytes as they are and collects what comes back until the server closes or the time is over. */
async function sendRaw(text: string, waitMs = 2_000): Promise<string> {
  const socket = connect(PORT, '127.0.0.1')
  let received = ''
  socket.on('data', data => {
    received += data
  })
  socket.on('error', () => {})
  socket.write(text)
  await Promise.race([once(socket, 'close'), delay(waitMs)])
  socket.destroy()
  return received
}

let server: RunningServer
beforeAll(async () => {
  server = await start(PORT)
})
afterAll(() => server.stop())

describe('the server', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is reached as %s', async name => {
    const response = await fetch(`http://${name}:${PORT}/hello`, { headers: { authorization: 'Bearer right' } })
    expect(await response.json()).toEqual({ hello: 'someone' })
  })

  it('puts security headers on every answer, errors too', async () => {
    for (const path of ['/hello', '/nothing']) {
      const { headers } = await fetch(`http://${HOST}${path}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  it('answers HEAD without a body and without starting a stream', async () => {
    const response = await fetch(`http://${HOST}/hello`, { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe('18')
    expect((await fetch(`http://${HOST}/events`, { method: 'HEAD' })).status).toBe(200)
    expect(streams.open).toBe(0)
  })

  it('refuses an unknown token, on any route', async () => {
    const response = await fetch(`http://${HOST}/hello`, { headers: { authorization: 'Bearer wrong' } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ errorCode: 'SIO-401-ANF' })
  })

  it('says nothing about the inside when it fails, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await fetch(`http://${HOST}/fault`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('is not reachable from another machine', async () => {
    const { networkInterfaces } = await import('node:os')
    const external = Object.values(networkInterfaces())
      .flatMap(list => list ?? [])
      .find(({ internal }) => !internal)
    if (!external) return
    const address = external.family === 'IPv6' ? `[${external.address}]` : external.address
    await expect(fetch(`http://${address}:${PORT}/hello`)).rejects.toThrow()
  })

  it('reports a taken port', async () => {
    await expect(start(PORT)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('pages of other sites', () => {
  it('may not use another name for this machine', async () => {
    expect(await sendRaw('GET /hello HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 403/,
    )
    expect(await sendRaw('GET /hello HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 403/)
    expect(await sendRaw('GET /hello HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
  })

  it.each([
    ['text/plain', 'http://evil.com'],
    ['application/x-www-form-urlencoded', 'http://evil.com'],
    ['text/plain', 'null'],
  ])('may not post %s from %s, which browsers send without asking first', async (type, origin) => {
    const response = await fetch(`http://${HOST}/ignore`, {
      method: 'POST',
      headers: { origin, 'content-type': type },
      body: 'a=b',
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('get no permission when they ask first; the site does', async () => {
    const ask = (origin: string) =>
      fetch(`http://${HOST}/echo`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    expect((await ask('http://evil.com')).status).toBe(403)
    const allowed = await ask(SITE)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SITE)
  })

  it('may not open a WebSocket', async () => {
    const statusOf = (path: string, headers: Record<string, string>) =>
      new Promise(resolve => {
        const socket = new WebSocket(`ws://${HOST}${path}`, { headers })
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

describe('bodies', () => {
  const post = (headers: string, body: string, path = '/echo') =>
    sendRaw(`POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`)

  it('that are not JSON, or not UTF-8, are refused', async () => {
    expect(await post('Content-Length: 3', '{a}')).toMatch(/^HTTP\/1.1 400/)
    const response = await fetch(`http://${HOST}/echo`, { method: 'POST', body: Buffer.from([0x22, 0xff, 0x22]) })
    expect(response.status).toBe(400)
    expect((await fetch(`http://${HOST}/echo`, { method: 'POST' })).status).toBe(400)
  })

  it('that are too long are refused as announced, and as soon as they are too long', async () => {
    expect(await post('Content-Length: 1000000000', '{}')).toMatch(/^HTTP\/1.1 413/)
    const chunk = `${(2_000).toString(16)}\r\n${'x'.repeat(2_000)}\r\n`
    expect(await post('Transfer-Encoding: chunked', chunk)).toMatch(/^HTTP\/1.1 413/)
  })

  it('that never end do not hold a connection, even where nobody reads them', async () => {
    const startedAt = performance.now()
    expect(await post('Content-Length: 100', '{}')).toMatch(/^HTTP\/1.1 408/)
    const unread = await post('Content-Length: 1000000', 'x', '/ignore')
    expect(unread).toMatch(/^HTTP\/1.1 200/)
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })

  it('whose length is false or ambiguous do not smuggle a second request', async () => {
    const smuggled = `{}GET /hello HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
    expect(await post('Content-Length: 2', smuggled)).not.toContain('nobody')
    expect(await post('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await post('Content-Length: 2\r\nContent-Length: 3', '{}')).toMatch(/^HTTP\/1.1 400/)
  })

  it('that are compressed are refused, so no bomb unfolds', async () => {
    const response = await fetch(`http://${HOST}/size`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip' },
      body: gzipSync('x'.repeat(1_000_000)),
    })
    expect(response.status).toBe(415)
  })

  it('headers that come slowly, or are too large, are cut off', async () => {
    expect(await sendRaw('GET /hello HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1.1 408/)
    expect(await sendRaw(`GET /hello HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/)
  })
})

describe('streams', () => {
  it('stop when the client leaves', async () => {
    const client = new AbortController()
    await fetch(`http://${HOST}/events`, { signal: client.signal })
    expect(streams.open).toBe(1)
    client.abort()
    await vi.waitFor(() => expect(streams.open).toBe(0))
  })

  it('are cut off when the client does not read', async () => {
    const socket = connect(PORT, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET /endless HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)
    await vi.waitFor(() => expect(streams.open).toBe(1))
    await vi.waitFor(() => expect(streams.open).toBe(0), { timeout: 3_000 })
    socket.destroy()
  })

  it('and sockets end when the server stops', async () => {
    const stopped = await start(PORT + 1)
    const response = await fetch(`http://localhost:${PORT + 1}/events`)
    const socket = new WebSocket(`ws://localhost:${PORT + 1}/socket`)
    await once(socket, 'open')
    const closed = once(socket, 'close')
    const startedAt = performance.now()
    await stopped.stop()
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(await response.text()).toBe(':\n\n')
    expect((await closed)[0]).toBe(1001)
    await expect(fetch(`http://localhost:${PORT + 1}/hello`)).rejects.toThrow()
  })
})

describe('a WebSocket', () => {
  it('is closed when a message is too long', async () => {
    const socket = new WebSocket(`ws://${HOST}/socket`)
    await once(socket, 'open')
    socket.send('x'.repeat(70_000))
    expect((await once(socket, 'close'))[0]).toBe(1009)
  })
})
