import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RefusedRequest } from '../../forms/decode.ts'
import { LINGER_MS, plainPage, refuse, whenSent } from './refusal.ts'

/** By codes of Node's parser and its timeouts. Anything else is no HTTP. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Node would refuse at once: before the responses to earlier requests, or a second time. */
export function createMalformedGate() {
  const lastOf = new WeakMap<Duplex, ServerResponse>()

  function onClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
    const last = lastOf.get(socket)
    const status = STATUSES[error.code ?? ''] ?? 400
    if (error.code === 'ECONNRESET') socket.destroy()
    else if (last && !last.req.complete) {
      if (!last.headersSent) refuse(last.req, last, new RefusedRequest(status, `${STATUS_CODES[status]}.`))
      whenSent(last, () => void setTimeout(() => socket.destroy(), LINGER_MS).unref())
    } else if (last && !last.closed) last.once('close', () => refuseBytes(socket, status))
    else refuseBytes(socket, status)
  }

  return {
    note: (response: ServerResponse): void => void lastOf.set(response.req.socket, response),
    onClientError,
    /** CONNECT asks for a tunnel, which this is not. */
    onConnect: (_: unknown, socket: Duplex): void => {
      socket.on('error', () => {})
      refuseBytes(socket, 400)
    },
  }
}

/** deploy/nginx.conf says the same of still more of them. */
const TOO_MANY_COOKIES = plainPage(
  'This page cannot be opened',
  '<p>Your browser sent more than this site can read, most likely too many cookies. Delete the cookies of this site in the settings of your browser, and open the page again.</p>\n',
)

function refuseBytes(socket: Duplex, status: number): void {
  const page = status === 431 ? TOO_MANY_COOKIES : ''
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(page === '' ? [] : ['Content-Type: text/html; charset=utf-8', 'Cache-Control: no-store']),
    ...[`Content-Length: ${Buffer.byteLength(page)}`, 'Connection: close'],
  ]
  if (socket.writable) socket.end([...head, '', page].join('\r\n'))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
