import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { sendBytes } from './raw-socket.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const REFUSED = 'HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 3\r\n\r\nno\n'
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'

const closes: (() => unknown)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of closes.splice(0)) close()
})

/** A server that does this to every connection once something has arrived on it. */
async function serve(act: (socket: Socket) => void) {
  const server = createServer(socket => socket.on('error', () => {}).once('data', () => act(socket)))
  closes.push(() => server.close())
  return { ...(await listen(server)), server }
}

it('of two responses that come at once, the first is the answer, and the second is kept beside it', async () => {
  const { url } = await serve(socket => socket.write(REFUSED + OK))
  const { status, body, all } = await sendBytes(url, [REQUEST, REQUEST])
  expect({ status, body, all }).toEqual({ status: 405, body: 'no\n', all: REFUSED + OK })
})

it('a response that comes in pieces is read to its end', async () => {
  const { url } = await serve(socket => socket.write(OK.slice(0, 20), () => socket.write(OK.slice(20))))
  expect(await sendBytes(url, [REQUEST])).toMatchObject({ status: 200, body: 'hello', all: OK })
})

it('a connection that is closed without a response has the status 0', async () => {
  const { url } = await serve(socket => socket.end())
  expect(await sendBytes(url, [REQUEST])).toEqual({ status: 0, headers: {}, body: '', all: '' })
})

it('giving up is an error that tells what has come, and never an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { url, server } = await serve(socket => socket.write(OK.slice(0, -1)))
  const sent = sendBytes(url, [REQUEST])
  const [socket] = await once(server, 'connection')
  await once(socket, 'data')
  vi.advanceTimersByTime(20_000)
  await expect(sent).rejects.toThrow(/^No complete response came in 20 s, but (nothing|"HTTP)/)
})
