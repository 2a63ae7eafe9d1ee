import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpResponse } from './types.ts'

/** A client that accepts nothing for this long is cut off. Event streams send a heartbeat more often. */
const STALL_MS = 30_000

/** On every response; a route's own headers win. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not no-referrer, which would make browsers send `Origin: null` with this server's own forms.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Sends a response, streams with back-pressure. A stream that fails is logged and cut off. Throws for invalid headers. */
export async function writeResponse(response: ServerResponse, answer: HttpResponse, stallMs = STALL_MS): Promise<void> {
  const { status, headers, body = '' } = answer
  response.writeHead(status, { ...SECURITY_HEADERS, ...lengthHeader(status, body), ...headers })
  if (response.req.method === 'HEAD') {
    response.end()
  } else if (typeof body === 'string' || body instanceof Uint8Array) {
    response.end(body)
  } else {
    response.flushHeaders()
    await writeChunks(response, body, stallMs)
  }
}

async function writeChunks(response: ServerResponse, chunks: AsyncIterable<string | Uint8Array>, stallMs: number) {
  response.setTimeout(stallMs, () => response.destroy())
  try {
    await pipeline(Readable.from(chunks), response)
  } catch (error) {
    const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!isCutOff) console.error(`${response.req.method} ${response.req.url?.split('?')[0]} broke off:`, error)
  }
}

function lengthHeader(status: number, body: HttpResponse['body']): Record<string, string> {
  if (status === 204 || status === 304) return {}
  if (typeof body === 'string') return { 'content-length': String(Buffer.byteLength(body)) }
  return body instanceof Uint8Array ? { 'content-length': String(body.byteLength) } : {}
}
