import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { nameScripts, POLICY_HEADER, placeOf, securityHeaders } from '../lib/security-headers.ts'
import { chooseEncoding, encode } from './encoding.ts'
import { type NamedPage, recallPage } from './named-page.ts'
import { createNonceStream } from './nonce-stream.ts'

const NONCE_BYTES = 16

/**
 * Adds the security headers to any response. The policy of a page lists its inline scripts: by hash when the page is sent as a
 * whole, by nonce when it is streamed. Must run before compression.
 */
export function secure(request: IncomingMessage, response: ServerResponse): void {
  // The CSP is computed from the body, so HEAD runs as GET; Node drops the body.
  if (request.method === 'HEAD') request.method = 'GET'
  const place = placeOf(request.url?.split('?')[0] ?? '/')
  // Headers from next.config.ts, as of the build, override these.
  for (const [name, value] of Object.entries(securityHeaders(place))) response.setHeader(name, value)

  let isNamed = false
  let pieces: ReturnType<typeof createNonceStream> | undefined
  onHeaders(response, () => {
    // Browsers apply the headers of a 304 response to the cached page, whose scripts have other hashes or nonces.
    if (response.statusCode === 304) return response.removeHeader(POLICY_HEADER)
    if (!isPage(response)) return response.setHeader(POLICY_HEADER, securityHeaders('other')[POLICY_HEADER] ?? '')
    if (isNamed) return
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    allowScripts(response, [`nonce-${nonce}`])
    pieces = createNonceStream(nonce)
  })

  const { write, end } = response
  Object.assign(response, {
    write(chunk: unknown, encoding: BufferEncoding, done?: () => void) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      const piece = pieces && isContent(chunk) ? pieces.pass(Buffer.from(chunk)) : chunk
      return write.call(response, piece, encoding, done)
    },
    end(chunk: unknown, encoding: BufferEncoding, done?: () => void) {
      if (isContent(chunk) && !response.headersSent && isPage(response)) {
        isNamed = true
        return end.call(response, nameWhole(request, response, chunk), encoding, done)
      }
      if (!pieces) return end.call(response, chunk, encoding, done)
      const last = isContent(chunk) ? pieces.pass(Buffer.from(chunk)) : Buffer.alloc(0)
      return end.call(response, Buffer.concat([last, pieces.end()]), encoding, done)
    },
  })
}

function nameWhole(request: IncomingMessage, response: ServerResponse, html: string | Uint8Array): Buffer {
  const etag = response.getHeader('ETag')
  const page = recallPage(html, typeof etag === 'string' ? etag : undefined)
  allowScripts(response, page.hashes)
  const body = etag ? encodeOnce(page, request, response) : page.body
  if (response.hasHeader('Content-Length')) response.setHeader('Content-Length', body.length)
  return body
}

/** Encodes a cached page once per encoding; other pages are compressed while they are sent. */
function encodeOnce(page: NamedPage, request: IncomingMessage, response: ServerResponse): Buffer {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (!encoding) return page.body
  response.setHeader('Content-Encoding', encoding)
  page.encoded[encoding] ??= encode(page.body, encoding)
  return page.encoded[encoding]
}

function allowScripts(response: ServerResponse, sources: string[]): void {
  response.setHeader(POLICY_HEADER, nameScripts(String(response.getHeader(POLICY_HEADER) ?? ''), sources))
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html')
}

function isContent(chunk: unknown): chunk is string | Uint8Array {
  return typeof chunk === 'string' || chunk instanceof Uint8Array
}
