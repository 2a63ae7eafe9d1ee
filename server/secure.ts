import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import onHeaders from 'on-headers'
import { STATUS_HEADER } from '../lib/page-status.ts'
import { DOCUMENT_HEADERS, nameScripts, POLICY_HEADER, placeOf, securityHeaders } from '../lib/security-headers.ts'
import { reportUnknownScript } from './csp/inline-scripts.ts'
import { type NamedPage, recallPage } from './csp/named-page.ts'
import { createNonceStream, type NonceStream } from './csp/nonce-stream.ts'
import { chooseEncoding, encode, encodeBest } from './encoding.ts'
import { pathOf } from './gate/target.ts'
import { isPage } from './response-headers.ts'
import { TRICKS } from './tricks.ts'

/** The policy lists inline scripts by hash, or by nonce if the page is streamed. */
export function secure(request: IncomingMessage, response: ServerResponse): void {
  // The CSP is computed from the body, so HEAD runs as GET; Node drops the body.
  if (TRICKS.headAsGet && request.method === 'HEAD') request.method = 'GET'
  const place = placeOf(pathOf(request.url ?? '/'), request.headers.cookie)

  let whole: NamedPage | undefined
  let stream: NonceStream | undefined
  let hasUnknownScript = false
  const onUnknown = (script: string) => {
    hasUnknownScript = true
    reportUnknownScript(place, script)
  }
  const startStream = () => {
    stream ??= createNonceStream(onUnknown)
    return stream
  }

  onHeaders(response, () => {
    const { [POLICY_HEADER]: policy = '', ...headers } = securityHeaders(place)
    // A redirect from a path with a secret (proxy.ts) has set a stricter one.
    if (response.getHeader('Referrer-Policy') === 'no-referrer') delete headers['Referrer-Policy']
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!isPage(response) && !isRedirect(response)) for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
    // Browsers apply the headers of a 304 response to the cached page, whose scripts have other hashes or nonces.
    if (response.statusCode === 304) return response.removeHeader(POLICY_HEADER)
    if (!isPage(response)) return response.setHeader(POLICY_HEADER, securityHeaders('other')[POLICY_HEADER] ?? '')
    if (!TRICKS.namedScripts || hasUnknownScript) return response.setHeader(POLICY_HEADER, policy)
    response.setHeader(POLICY_HEADER, nameScripts(policy, whole?.hashes ?? [`nonce-${startStream().nonce}`]))
  })

  const { write, end, flushHeaders } = response
  Object.assign(response, {
    // The policy of a streamed page depends on its first piece.
    flushHeaders() {
      if (!isPage(response)) flushHeaders.call(response)
    },
    write(chunk: unknown, encoding: BufferEncoding, done?: () => void) {
      const isNamed = TRICKS.namedScripts && isContent(chunk) && isPage(response)
      const piece = isNamed ? startStream().pass(Buffer.from(chunk)) : chunk
      if (!response.headersSent) response.writeHead(response.statusCode)
      return write.call(response, piece, encoding, done)
    },
    end(chunk: unknown, encoding: BufferEncoding, done?: () => void) {
      if (isContent(chunk) && !response.headersSent && isPage(response)) {
        whole = recallPage(chunk)
        if (whole.unknownScript !== undefined) onUnknown(whole.unknownScript)
        if (addEtag(request, response, whole.etag)) return end.call(response, undefined, encoding, done)
        const body = typeof chunk === 'string' ? encodeOnce(whole, request, response) : whole.body
        if (response.hasHeader('Content-Length')) response.setHeader('Content-Length', body.length)
        return end.call(response, body, encoding, done)
      }
      if (!stream) return end.call(response, chunk, encoding, done)
      const last = isContent(chunk) ? stream.pass(Buffer.from(chunk)) : Buffer.alloc(0)
      return end.call(response, Buffer.concat([last, stream.end()]), encoding, done)
    },
  })
}

/** Browsers check the opener policy on every redirect of a navigation. */
function isRedirect({ statusCode }: ServerResponse): boolean {
  return statusCode > 300 && statusCode < 400 && statusCode !== 304
}

function addEtag(request: IncomingMessage, response: ServerResponse, etag: string): boolean {
  const isFound = response.statusCode === 200 && !response.hasHeader(STATUS_HEADER)
  if (request.method !== 'GET' || !isFound || response.hasHeader('ETag')) return false
  response.setHeader('ETag', etag)
  if (!fresh(request.headers, { etag })) return false
  response.statusCode = 304
  response.removeHeader('Content-Type')
  response.removeHeader('Content-Length')
  return true
}

let isImproving = false

function encodeOnce(page: NamedPage, request: IncomingMessage, response: ServerResponse): Buffer {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (!encoding) return page.body
  response.setHeader('Content-Encoding', encoding)
  if (encoding === 'br' && page.encoded.br && !page.isBest && !isImproving) void improve(page)
  page.encoded[encoding] ??= encode(page.body, encoding)
  return page.encoded[encoding]
}

async function improve(page: NamedPage): Promise<void> {
  isImproving = true
  page.isBest = true
  try {
    page.encoded.br = await encodeBest(page.body)
  } finally {
    isImproving = false
  }
}

function isContent(chunk: unknown): chunk is string | Uint8Array {
  return typeof chunk === 'string' || chunk instanceof Uint8Array
}
