import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { LINGER_MS, Refusal, type RefusalStatus, refuse, whenSent } from './refusal.ts'

/** Errors of Node's parser, and of its timeouts. Anything else is no HTTP. */
const STATUSES: Record<string, RefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Refuses what cannot be read as HTTP. Node would do so at once: before the responses to earlier requests, or although the request whose
 * body cannot be read has been refused already.
 */
export function createMalformedGate() {
  const lastOf = new WeakMap<Duplex, ServerResponse>()

  function onClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
    const last = lastOf.get(socket)
    const status = STATUSES[error.code ?? ''] ?? 400
    if (error.code === 'ECONNRESET') socket.destroy()
    else if (last && !last.req.complete) {
      if (!last.headersSent) refuse(last.req, last, new Refusal(status, `${STATUS_CODES[status]}.`))
      whenSent(last, () => void setTimeout(() => socket.destroy(), LINGER_MS).unref())
    } else if (last && !last.closed) last.once('close', () => refuseBytes(socket, status))
    else refuseBytes(socket, status)
  }

  return {
    /** To be told of every request, before it is answered. */
    note: (response: ServerResponse): void => void lastOf.set(response.req.socket, response),
    onClientError,
  }
}

/** For bytes that are no request. */
function refuseBytes(socket: Duplex, status: RefusalStatus): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
