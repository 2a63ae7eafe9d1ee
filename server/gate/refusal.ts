import type { IncomingMessage, ServerResponse } from 'node:http'

export type RefusalStatus = 400 | 403 | 404 | 405 | 411 | 413 | 415

/** A request that no page, script or service of this site sends. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly allow: readonly string[]

  /** `allow` lists the methods of the resource; required for 405. */
  constructor(status: RefusalStatus, message: string, allow: readonly string[] = []) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.allow = allow
  }
}

/** Most clients read the response only after they have sent the whole body, so the rest of it is read and discarded up to this size. */
const MAX_DISCARDED_BYTES = 4_000_000
const MAX_DISCARD_MS = 10_000
/** Closed at once, the connection would lose the response that the client has not read yet. */
const LINGER_MS = 1_000

/** Responds at once, without waiting for the body. `page` is what people see instead of the bare message. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, allow }: Refusal,
  page?: { type: string; body: string },
): void {
  discardBody(request)
  const { type, body } = page ?? plainly(message, request.url?.startsWith('/api/') ?? false)
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(allow.length > 0 && { allow: allow.join(', ') }),
  })
  response.end(body)
}

function plainly(message: string, isApi: boolean): { type: string; body: string } {
  return isApi
    ? { type: 'application/json', body: JSON.stringify({ message }) }
    : { type: 'text/plain; charset=utf-8', body: `${message}\n` }
}

function discardBody(request: IncomingMessage): void {
  if (request.complete) return
  const { socket } = request
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_DISCARDED_BYTES) return
    request.pause()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
  // The client may leave, which is no error.
  request.on('error', () => {})
  const timer = setTimeout(() => socket.destroy(), MAX_DISCARD_MS).unref()
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
