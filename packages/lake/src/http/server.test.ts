import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openTestServer, SITE, startTestServer, streams } from './server.fixture.ts'

const external = Object.values(networkInterfaces())
  .flatMap(addresses => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')

const server = await openTestServer()
const host = `localhost:${server.port}`
beforeEach(() => void Object.assign(streams, { open: 0, opened: 0 }))

describe('the server', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is reachable as %s', async name => {
    const response = await fetch(`http://${name}:${server.port}/hello`, { headers: { authorization: 'Bearer right' } })
    expect(await response.json()).toEqual({ hello: 'someone' })
  })

  it('puts security headers on every response, errors included', async () => {
    for (const path of ['/hello', '/nothing']) {
      const { headers } = await fetch(`http://${host}${path}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  it('answers HEAD without a body and without starting a stream', async () => {
    const response = await fetch(`http://${host}/hello`, { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe('18')
    expect((await fetch(`http://${host}/events`, { method: 'HEAD' })).status).toBe(200)
    expect(streams.open).toBe(0)
  })

  it('refuses an unknown token on any route', async () => {
    const response = await fetch(`http://${host}/hello`, { headers: { authorization: 'Bearer wrong' } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ errorCode: 'SIO-401-ANF' })
  })

  it('logs a failure and tells the client nothing about its cause', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await fetch(`http://${host}/fault`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    const [, traceId = 'none'] = response.headers.get('traceparent')?.split('-') ?? []
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(traceId), expect.any(Error))
    logged.mockRestore()
  })

  it('starts a trace for every response, and shows it to pages', async () => {
    const trace = async (path: string, headers?: Record<string, string>) => {
      const answer = await fetch(`http://${host}${path}`, { headers })
      expect(answer.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
      if (headers?.origin) expect(answer.headers.get('access-control-expose-headers')).toContain('traceparent')
      return answer.headers.get('traceparent')?.split('-')[1]
    }
    const traces = await Promise.all([trace('/hello'), trace('/nothing'), trace('/hello', { origin: SITE })])
    expect(new Set(traces).size).toBe(3)
  })

  it('continues the trace of a request, if it names a valid one', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traceOf = async (traceparent: string) =>
      (await fetch(`http://${host}/hello`, { headers: { traceparent } })).headers.get('traceparent')?.split('-')[1]
    expect(await traceOf(`00-${id}-00f067aa0ba902b7-01`)).toBe(id)
    for (const invalid of ['x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${id}-${'0'.repeat(16)}-01`])
      expect(await traceOf(invalid)).not.toMatch(new RegExp(`^(${id}|0{32}|undefined)$`))
  })

  it('survives a response that cannot be sent', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(fetch(`http://${host}/bad-header`)).rejects.toThrow()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    expect((await fetch(`http://${host}/hello`)).status).toBe(200)
  })

  it('adds Origin to the Vary header of a route', async () => {
    expect((await fetch(`http://${host}/varied`)).headers.get('vary')).toBe('Accept, Origin')
  })

  it.runIf(external)('is not reachable from another machine', async () => {
    await expect(fetch(`http://${external?.address}:${server.port}/hello`)).rejects.toThrow()
  })

  it('rejects with EADDRINUSE when the port is taken', async () => {
    await expect(startTestServer({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('streams', () => {
  it('stop when the client disconnects', async () => {
    const client = new AbortController()
    await fetch(`http://${host}/events`, { signal: client.signal })
    expect(streams.open).toBe(1)
    client.abort()
    await expect.poll(() => streams.open).toBe(0)
  })

  it('are cut off when the client does not read', async () => {
    const { port, stop } = await startTestServer({ timeouts: { stallMs: 300 } })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET /endless HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
    await expect.poll(() => streams.opened).toBe(1)
    await expect.poll(() => streams.open).toBe(0)
    socket.destroy()
    await stop()
  })

  it('end, as WebSockets do, when the server stops', async () => {
    const stopped = await startTestServer()
    const response = await fetch(`http://localhost:${stopped.port}/events`)
    const socket = new WebSocket(`ws://localhost:${stopped.port}/socket`)
    await once(socket, 'open')
    const closed = once(socket, 'close')
    await stopped.stop()
    // After its grace period the server cuts off what is still open: then there is neither a whole text nor a code.
    expect(await response.text()).toBe(':\n\n')
    expect((await closed)[0]).toBe(1001)
    await expect(fetch(`http://localhost:${stopped.port}/hello`)).rejects.toThrow()
  })
})
