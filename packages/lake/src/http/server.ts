import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { compress } from './compress.ts'
import { continueTrace, createDispatch, type Dispatch, errorResponse, type Identify } from './dispatch.ts'
import type { Guard } from './guard.ts'
import { closeAll, listenOnLoopback } from './loopback.ts'
import { type SocketRoute, serveSockets } from './sockets.ts'
import type { HttpResponse, RawRequest, Route } from './types.ts'

const MAX_HEADER_BYTES = 32 * 1024
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 60_000
/** Longer than the 15 s heartbeat of event streams, so only dead connections reach it. */
const IDLE_TIMEOUT_MS = 120_000
/** How long a client may keep sending a body that nobody reads, so that it still gets to read the response. */
const UNREAD_BODY_LINGER_MS = 1_000
const STOP_GRACE_MS = 3_000
const SWEEP_MS = 25

export type ServerOptions = {
  port: number
  sockets?: SocketRoute[]
  guard: Guard
  /** The path at which pages of any origin may ask whether theirs is allowed. */
  corsProbe?: RegExp
  timeouts?: { headersMs?: number; requestMs?: number; stallMs?: number }
} & ({ routes: Route[]; identify?: Identify } | { dispatch: Dispatch })

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Starts an HTTP server on loopback. Rejects with the system's error, for example EADDRINUSE. */
export async function startServer(options: ServerOptions) {
  const { port, guard, corsProbe, sockets = [], timeouts = {} } = options
  const stopping = new AbortController()
  /** Connections without a request yet: browsers open them in advance, and Node does not count them as idle. */
  const unused = new Set<Socket>()
  const dispatch =
    'dispatch' in options ? options.dispatch : createDispatch(options.routes, options.identify ?? (() => null))

  const guarded = async (request: RawRequest): Promise<HttpResponse> => {
    const { method, target, headers } = request
    try {
      guard.checkHost(headers)
      if (method === 'GET' && corsProbe?.test(target.split('?')[0] ?? '')) return guard.probe(headers)
      guard.check(method, headers)
    } catch (error) {
      return errorResponse(error, request)
    }
    return method === 'OPTIONS' ? guard.preflight(headers) : dispatch(request)
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: target = '/' } = request
    const traceparent = continueTrace(request.headers.traceparent)
    const headers = { ...request.headers, traceparent }
    const signal = AbortSignal.any([stopping.signal, closedSignal(response)])
    const raw: RawRequest = { method, target, headers, body: request, signal }
    const answer = compress(await guarded(raw), headers)
    const vary = [answer.headers?.vary, 'Origin'].filter(Boolean).join(', ')
    const allHeaders = { ...answer.headers, ...guard.corsHeaders(headers), vary, traceparent }
    await writeResponse(response, { ...answer, headers: allHeaders }, timeouts.stallMs)
    if (!request.complete) setTimeout(() => request.complete || request.destroy(), UNREAD_BODY_LINGER_MS).unref()
  }

  const servers = await listenOnLoopback(port, () => {
    const server = createServer({
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeouts.headersMs ?? HEADERS_TIMEOUT_MS,
      requestTimeout: timeouts.requestMs ?? REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5_000, timeouts.requestMs ?? REQUEST_TIMEOUT_MS),
    })
    server.timeout = IDLE_TIMEOUT_MS
    server.on('connection', socket => {
      unused.add(socket)
      socket.once('close', () => unused.delete(socket))
    })
    server.on('upgrade', request => unused.delete(request.socket))
    server.on('request', (request, response) => {
      unused.delete(request.socket)
      onRequest(request, response).catch(error => {
        console.error(`${request.method} ${request.url} cannot be answered:`, error)
        response.destroy()
      })
    })
    return server
  })
  const closeSockets = servers.map(server => serveSockets(server, sockets, guard))

  return {
    /** Accepts no new requests, ends streams and sockets, waits briefly for responses in progress, then closes all connections. */
    async stop() {
      stopping.abort()
      for (const closeAll of closeSockets) closeAll()
      const closed = closeAll(servers)
      for (const socket of unused) socket.destroy()
      // A connection becomes idle when its last response ends, which may be after the first sweep.
      const sweep = setInterval(() => servers.map(server => server.closeIdleConnections()), SWEEP_MS)
      await Promise.race([closed, delay(STOP_GRACE_MS, undefined, { ref: false })])
      clearInterval(sweep)
      for (const server of servers) server.closeAllConnections()
      await closed
    },
  }
}

function closedSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

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
async function writeResponse(response: ServerResponse, answer: HttpResponse, stallMs = STALL_MS): Promise<void> {
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
