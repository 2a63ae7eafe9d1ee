import { connect } from 'node:net'
import { afterAll } from 'vitest'
import { unauthorized } from './errors.ts'
import { eventStream } from './event-stream.ts'
import { createGuard } from './guard.ts'
import { freePort } from './loopback.ts'
import { json, readBytes, readJson } from './response.ts'
import { type RunningServer, type ServerOptions, startServer } from './server.ts'
import type { Route } from './types.ts'

export const SITE = 'http://localhost:3000'
const MAX_BYTES = 1_000

export const streams = { open: 0, opened: 0 }

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
        countStream()
        return () => streams.open--
      }),
  },
  { method: 'GET', path: '/bad-header', handle: () => ({ status: 200, headers: { 'x-name': 'ü€' } }) },
  { method: 'GET', path: '/varied', handle: () => ({ status: 200, headers: { vary: 'Accept' } }) },
  { method: 'GET', path: '/endless', handle: () => ({ status: 200, body: endless() }) },
]

function countStream(): void {
  streams.open++
  streams.opened++
}

async function* endless() {
  countStream()
  try {
    while (true) yield 'x'.repeat(64 * 1024)
  } finally {
    streams.open--
  }
}

export type TestServer = RunningServer & { port: number }

type Options = { port?: number; timeouts?: ServerOptions['timeouts'] }

/** A server with a route for each case, on a free port unless one is given. */
export async function startTestServer({ port: wantedPort, timeouts }: Options = {}): Promise<TestServer> {
  const port = wantedPort ?? (await freePort())
  const server = await startServer({
    port,
    routes,
    sockets: [{ path: '/socket', accept: socket => socket.on('message', data => socket.send(`got ${data}`)) }],
    guard: createGuard({ hosts: ['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${port}`), origins: [SITE] }),
    identify(authorization) {
      if (authorization === undefined) return null
      if (authorization === 'Bearer right') return { id: 'someone', role: 'editor' }
      throw unauthorized()
    },
    timeouts,
  })
  return { ...server, port }
}

/** A test server for all tests of a file; it stops after them. */
export async function openTestServer(): Promise<TestServer> {
  const test = await startTestServer()
  afterAll(test.stop)
  return test
}

/** Sends raw bytes and collects the response until the server closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', data => {
    received += data
  })
  socket.on('error', () => {})
  socket.write(text)
  await new Promise(resolve => socket.once('close', resolve))
  return received
}
