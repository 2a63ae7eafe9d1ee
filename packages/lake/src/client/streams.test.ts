import { afterEach, expect, it, vi } from 'vitest'
import { createStreamTransport } from './streams.ts'

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static last = new FakeSocket()
  readyState = FakeSocket.OPEN
  readonly sent: unknown[] = []

  constructor() {
    super()
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
}

const closing = { id: 1, close: true }

afterEach(() => vi.unstubAllGlobals())

it('a stream that is left is closed on the socket', async () => {
  const { socket, leave } = listen()
  await leave()
  expect(socket.sent).toContainEqual(closing)
})

it.each([FakeSocket.CLOSING, FakeSocket.CLOSED])('nothing is sent on a socket in state %i', async state => {
  const { socket, leave } = listen()
  socket.readyState = state
  await leave()
  expect(socket.sent).not.toContainEqual(closing)
})

function listen() {
  vi.stubGlobal('WebSocket', FakeSocket)
  const controller = new AbortController()
  const open = createStreamTransport('ws://lake', 'abc12345')
  const answer = open('http://lake/v1/data/listen/production', { signal: controller.signal })
  const leave = async () => {
    controller.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
  }
  return { socket: FakeSocket.last, leave }
}
