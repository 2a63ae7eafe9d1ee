import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RefusedRequest } from '../../forms/decode.ts'

/** Most clients read the response only after sending the whole body, so its rest is discarded up to this size. */
const MAX_DISCARDED_BYTES = 4_000_000
const MAX_DISCARD_MS = 10_000
/** A connection that closes at once loses a response that the client has not read yet. */
export const LINGER_MS = 1_000

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
export function whenSent(response: ServerResponse, act: () => void): void {
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
