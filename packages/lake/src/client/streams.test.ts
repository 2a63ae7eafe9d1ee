import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStreamTransport } from './streams.ts'

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = []
  readonly close = vi.fn()
  readonly send = vi.fn()

  constructor() {
    super()
    FakeSocket.made.push(this)
  }
}

const fire = (socket: FakeSocket | undefined, type: string) => socket?.dispatchEvent(new Event(type))
const made = (count: number) => expect.poll(() => FakeSocket.made.length).toBe(count)

beforeEach(() => {
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => vi.unstubAllGlobals())

it('streams open one after the other, also behind one whose socket breaks, which is a network failure', async () => {
  const { listen } = prepare()
  const [broken, second] = [listen(), listen()]
  await made(1)
  fire(FakeSocket.made[0], 'close')
  await expect(broken).rejects.toThrow(TypeError)
  await made(2)
  fire(FakeSocket.made[1], 'open')
  await expect.poll(() => FakeSocket.made[1]?.send.mock.calls.length).toBe(1)
  fire(FakeSocket.made[1], 'close')
  await expect(second).rejects.toThrow(TypeError)
})

it.each(['before its socket is open', 'once its socket is open'])(
  'a stream that is left %s closes it, when browsers report no error',
  async when => {
    const { listen, controller } = prepare()
    const answer = listen()
    await made(1)
    const [socket] = FakeSocket.made
    const leave = () => controller.abort(new Error('left'))
    if (when.startsWith('before')) leave()
    expect(socket?.close).not.toHaveBeenCalled()
    fire(socket, 'open')
    if (when.startsWith('once')) await expect.poll(() => socket?.send.mock.calls.length).toBe(1)
    leave()
    await expect(answer).rejects.toThrow('left')
    await expect.poll(() => socket?.close.mock.calls.length).toBe(1)
  },
)

it('a stream that is left before its turn opens no socket', async () => {
  const { listen, controller } = prepare()
  controller.abort(new Error('left'))
  await expect(listen()).rejects.toThrow('left')
  expect(FakeSocket.made).toEqual([])
})

function prepare() {
  const controller = new AbortController()
  const open = createStreamTransport('ws://lake', 'abc12345')
  const listen = () => open('http://lake/v1/data/listen/production', { signal: controller.signal })
  return { controller, listen }
}
