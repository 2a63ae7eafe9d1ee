import { EventEmitter } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { forgetProcess } from '../lib/process/per-process.ts'
import { closeAtStop, isStopping } from '../lib/process/stopping.ts'
import { listen } from '../tests/support/listen.ts'
import { createStopper, STOP_TIMEOUT_MS, watchFaults } from './stop.ts'

let server: Server
let port: number
let now = 0
/** Waits of the stopper, which end when the test says so. */
let waits: Map<number, () => void>
let exit = vi.fn()

beforeEach(async () => {
  forgetProcess()
  exit = vi.fn()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
  waits = new Map()
  now = 0
  server = createServer()
  ;({ port } = await listen(server))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  // Later files of tests share the process, and must not see that it stops.
  forgetProcess()
})

const create = (drainMs = 7_000) =>
  createStopper({
    ...{ server, drainMs, exit },
    now: () => now,
    waitFor: milliseconds => new Promise<void>(done => waits.set(milliseconds, done)),
  })

it('SIGTERM lets connections drain, then closes the server and the stores, and exits with 0', async () => {
  const close = vi.fn()
  closeAtStop(close)
  create().onSignal('SIGTERM')
  expect(isStopping()).toBe(true)
  expect(server.listening).toBe(true)
  expect([...waits.keys()]).toEqual([7_000])
  waits.get(7_000)?.()
  await expect.poll(() => exit).toHaveBeenCalledWith(0)
  expect(server.listening).toBe(false)
  expect(close).toHaveBeenCalledOnce()
})

it('a connection that arrives while the process is too busy to accept it is answered', async () => {
  server.on('request', (_, response) => response.writeHead(200, { connection: 'close' }).end('answered'))
  create().onSignal('SIGTERM')
  const client = connect(port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  // Then the kernel has taken the connection, and this process has not.
  await new Promise(process.nextTick)
  waits.get(7_000)?.()
  expect(await text(client)).toContain('answered')
  await expect.poll(() => exit).toHaveBeenCalledWith(0)
})

it('Ctrl-C does not wait for a load balancer', async () => {
  create().onSignal('SIGINT')
  await expect.poll(() => exit).toHaveBeenCalledWith(0)
  expect([...waits.keys()]).not.toContain(7_000)
})

it('a signal that arrives twice at once is one signal, and a second one exits at once', async () => {
  const { onSignal } = create()
  onSignal('SIGINT')
  now = 300
  onSignal('SIGTERM')
  expect(exit).not.toHaveBeenCalled()
  now = 1_500
  onSignal('SIGTERM')
  expect(exit.mock.calls).toEqual([[1]])
  // Here the process goes on, and the next test is not to see it.
  await expect.poll(() => server.listening).toBe(false)
})

it('an open request is answered before the stores close, unless it takes too long', async () => {
  const close = vi.fn()
  closeAtStop(close)
  const arrived = new Promise<void>(done => server.once('request', () => done()))
  get({ port, host: '127.0.0.1' }).on('error', () => {})
  await arrived
  create(0).onSignal('SIGTERM')
  await expect.poll(() => waits.has(STOP_TIMEOUT_MS)).toBe(true)
  expect(close).not.toHaveBeenCalled()
  waits.get(STOP_TIMEOUT_MS)?.()
  await expect.poll(() => exit).toHaveBeenCalledWith(0)
  expect(close).toHaveBeenCalledOnce()
})

it('a store that cannot be closed is logged, and the exit code says so', async () => {
  const close = vi.fn()
  closeAtStop(() => Promise.reject(new Error('disk')))
  closeAtStop(close)
  create(0).onSignal('SIGTERM')
  await expect.poll(() => exit).toHaveBeenCalledWith(1)
  expect(close).toHaveBeenCalledOnce()
})

it.each([
  ['uncaughtException', { exits: [[1]], stops: [] }],
  ['unhandledRejection', { exits: [], stops: [[1]] }],
])('after an %s the log has one line, and the process ends at once or stops in order: %j', (event, ends) => {
  const [end, from, fault] = [vi.fn(), new EventEmitter(), new Error('boom')]
  watchFaults({ exit, stop: end }, from)
  from.emit(event, fault)
  expect(vi.mocked(log.error).mock.calls).toEqual([['process.failed', { message: expect.any(String) }, fault]])
  expect({ exits: exit.mock.calls, stops: end.mock.calls }).toEqual(ends)
})
