import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { z } from '@/studio/zod'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>
type Fetch = ReturnType<ResolveFetch>

/** Streams never end, so each would keep one of the browser's six connections per host. */
const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * For the Studio's `unstable_clientFactory`: creates clients of a lake at `lakeUrl`. Unlike ordinary clients, they do not put the
 * project id into the host name, and all their event streams share one WebSocket.
 */
export function lakeClientFactory(lakeUrl: string): (config: ClientConfig) => SanityClient {
  const openStream = createStreamTransport(`${lakeUrl.replace(/^http/, 'ws')}/v1/streams`)
  const lakeFetch: Fetch = (url, init) =>
    STREAM_PATH.test(new URL(url).pathname) ? openStream(url, init) : fetch(url, init)
  // One function for all clients: the client library shares live events only between clients with the same transport.
  const resolveFetch: ResolveFetch = () => lakeFetch
  return config => createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false, resolveFetch })
}

/** The part of fetch that event streams use. */
type StreamFetch = (url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }) => Promise<Response>

type Connection = { isOver: () => boolean; fetch: StreamFetch }

type Stream = {
  begin: (status: number, headers: Record<string, string>) => void
  push: (chunk: string) => void
  finish: () => void
}

/** Messages from the lake for each stream: `head` once, `chunk` any number of times, `end` once. */
const MESSAGE = z.object({
  id: z.number(),
  head: z.object({ status: z.number(), headers: z.record(z.string(), z.string()) }).optional(),
  chunk: z.string().optional(),
  end: z.literal(true).optional(),
})

/**
 * A fetch for event streams that sends all of them over one WebSocket, which opens with the first stream. If it cannot open, the
 * fetch rejects; if it breaks, its streams end. Both look like a network failure to the client, which then reconnects.
 */
function createStreamTransport(socketUrl: string): StreamFetch {
  let connection: Connection | null = null
  return async (url, init) => {
    if (!connection || connection.isOver()) connection = openConnection(socketUrl)
    return connection.fetch(url, init)
  }
}

function openConnection(socketUrl: string): Connection {
  const socket = new WebSocket(socketUrl)
  const streams = new Map<number, Stream>()
  const unsent: string[] = []
  let lastId = 0

  const send = (message: object) => {
    if (socket.readyState === WebSocket.CONNECTING) unsent.push(JSON.stringify(message))
    else socket.send(JSON.stringify(message))
  }
  socket.addEventListener('open', () => {
    for (const text of unsent) socket.send(text)
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, head, chunk, end } = MESSAGE.parse(JSON.parse(data))
    const stream = streams.get(id)
    if (head) stream?.begin(head.status, head.headers)
    if (chunk !== undefined) stream?.push(chunk)
    if (end) stream?.finish()
  })
  socket.addEventListener('close', () => {
    for (const stream of [...streams.values()]) stream.finish()
  })

  return {
    isOver: () => socket.readyState === WebSocket.CLOSING || socket.readyState === WebSocket.CLOSED,
    fetch: (url, { headers, signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const id = ++lastId
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
        const body = writable.getWriter()
        const encoder = new TextEncoder()
        const leave = (reason: unknown) => {
          if (!streams.delete(id)) return
          send({ id, close: true })
          body.abort(reason).catch(ignore)
          reject(reason)
        }
        streams.set(id, {
          begin: (status, answered) => resolve(new Response(readable, { status, headers: answered })),
          push: chunk => body.write(encoder.encode(chunk)).catch(ignore),
          finish() {
            streams.delete(id)
            body.close().catch(ignore)
            // This has no effect on a stream that has begun; its reader sees the end of the body instead.
            reject(new TypeError('The connection to the content lake failed'))
          },
        })
        body.closed.catch(leave)
        signal?.addEventListener('abort', () => leave(signal.reason), { once: true })
        const { pathname, search } = new URL(url)
        send({ id, open: { target: pathname + search, headers: Object.fromEntries(new Headers(headers)) } })
      }),
  }
}

/** The reader has cancelled the stream, so there is nobody to report the error to. */
function ignore() {}
