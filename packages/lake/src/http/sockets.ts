import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { HttpError } from './errors.ts'
import type { Guard } from './guard.ts'
import { createRouter } from './router.ts'

const MAX_MESSAGE_BYTES = 64 * 1024
const PING_MS = 30_000
const GOING_AWAY = 1001
const CLOSE_GRACE_MS = 1_000

/** A WebSocket endpoint; `path` as in Route. `request` is the one that was upgraded. */
export type SocketRoute = {
  path: string
  accept: (socket: WebSocket, request: Pick<IncomingMessage, 'url' | 'headers'>) => void
}

/** Each upgrade passes the guard, because browsers let any page open a WebSocket to any host. */
export function serveSockets(server: Server, routes: SocketRoute[], guard: Guard): () => void {
  const acceptors = new Map(routes.map(route => [route.path, route.accept]))
  const router = createRouter(routes.map(({ path }) => ({ method: 'GET', path, handle: () => ({ status: 426 }) })))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A client that disconnects during the handshake is not an error.
    stream.on('error', () => stream.destroy())
    try {
      guard.check('POST', request.headers)
      const { route } = router('GET', (request.url ?? '/').split('?')[0] ?? '/')
      sockets.handleUpgrade(request, stream, head, socket => {
        socket.on('error', () => socket.terminate())
        keepAlive(socket)
        acceptors.get(route.path)?.(socket, request)
      })
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 500
      stream.once('finish', () => stream.destroy())
      stream.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    }
  })

  return () => {
    for (const socket of sockets.clients) {
      socket.close(GOING_AWAY)
      setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref()
    }
  }
}

function keepAlive(socket: WebSocket) {
  let isAlive = true
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_MS)
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('close', () => clearInterval(timer))
}
