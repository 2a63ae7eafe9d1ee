import { afterEach, expect, it, vi } from 'vitest'
import { createStreamTransport } from './streams.ts'

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last = new FakeSocket()
  readyState = FakeSocket.CONNECTING
  readonly close = vi.fn()
  readonly send = vi.fn()

  constructor() {
    super()
    FakeSocket.last = this
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
}

afterEach(() => vi.unstubAllGlobals())

it('a stream that is left closes its socket, which browsers report as an error before it is open', async () => {
  const { socket, leave } = listen()
  await leave()
  expect(socket.close).not.toHaveBeenCalled()
  socket.open()
  expect(socket.close).toHaveBeenCalledOnce()
})

it('a stream that is left once its socket is open closes it at once', async () => {
  const { socket, leave } = listen()
  socket.open()
  await leave()
  expect(socket.close).toHaveBeenCalled()
})

it('a stream whose socket breaks before it begins is a network failure', async () => {
  const { socket, answer } = listen()
  socket.dispatchEvent(new Event('close'))
  await expect(answer).rejects.toThrow(TypeError)
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
  return { socket: FakeSocket.last, answer, leave }
}
