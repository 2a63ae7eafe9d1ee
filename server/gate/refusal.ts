import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RefusedRequest } from '../../forms/decode.ts'

/** Most clients read the response only after sending the whole body, so its rest is discarded up to this size. */
const MAX_DISCARDED_BYTES = 4_000_000
const MAX_DISCARD_MS = 10_000
/** A connection that closes at once loses a response that the client has not read yet. */
const LINGER_MS = 1_000

/** By codes of Node's parser and its timeouts. Anything else is no HTTP. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Closes the connection, because the rest of the body may not say where it ends. People see `page` instead of the bare message. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: RefusedRequest,
  page?: { type: string; body: string },
): void {
  const plain = request.url?.startsWith('/api/')
    ? { type: 'application/json', body: JSON.stringify({ message }) }
    : { type: 'text/plain; charset=utf-8', body: `${message}\n` }
  const { type, body } = page ?? plain
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  })
  if (request.complete) return void response.end(body)
  response.flushHeaders()
  response.write(body)
  whenSent(response, () => request.socket.end())
  discardBody(request, response)
}

/** A page that needs nothing else of the site, of HTML. */
export function plainPage(title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main style="max-width:36rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<h1>${title}</h1>
${content}</main>
</body>
</html>
`
}

/** Behind a response to an earlier request, this one waits for the connection. */
function whenSent(response: ServerResponse, act: () => void): void {
  if (response.socket) act()
  else response.once('socket', () => process.nextTick(act))
}

function discardBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_DISCARDED_BYTES) return
    request.pause()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
  request.once('end', () => whenSent(response, () => socket.destroySoon()))
  request.on('error', () => {})
  const timer = setTimeout(() => socket.destroy(), MAX_DISCARD_MS).unref()
  request.once('close', () => clearTimeout(timer))
  request.resume()
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
