import type { ServerResponse } from 'node:http'
import type { HttpResponse } from './types.ts'

/** A client that accepts nothing for this long while data waits is cut off. */
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
  try {
    for await (const chunk of chunks) {
      const isTaken = response.write(chunk) || (await drain(response, stallMs))
      if (!isTaken || response.destroyed) return void response.destroy()
    }
    response.end()
  } catch (error) {
    console.error(`${response.req.method} ${response.req.url?.split('?')[0]} broke off:`, error)
    response.destroy()
  }
}

function drain(response: ServerResponse, stallMs: number): Promise<boolean> {
  return new Promise(resolve => {
    const settle = (isDrained: boolean) => {
      clearTimeout(timer)
      response.off('drain', onDrain)
      response.off('close', onClose)
      resolve(isDrained)
    }
    const onDrain = () => settle(true)
    const onClose = () => settle(false)
    const timer = setTimeout(onClose, stallMs)
    response.on('drain', onDrain)
    response.on('close', onClose)
  })
}

function lengthHeader(status: number, body: HttpResponse['body']): Record<string, string> {
  if (status === 204 || status === 304) return {}
  if (typeof body === 'string') return { 'content-length': String(Buffer.byteLength(body)) }
  return body instanceof Uint8Array ? { 'content-length': String(body.byteLength) } : {}
}
