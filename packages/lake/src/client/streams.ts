export type StreamFetch = (url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }) => Promise<Response>

type Stream = {
  begin: (status: number, headers: Record<string, string>) => void
  push: (chunk: string) => void
  finish: () => void
}

/** From the lake, in this order for each stream: one `head`, any number of `chunk`, one `end`. */
export type StreamMessage = {
  id: number
  head?: { status: number; headers: Record<string, string> }
  chunk?: string
  end?: true
}

/** Sends all event streams over one WebSocket. To the client a socket that does not open, or breaks, is a network failure: it reconnects. */
export function createStreamTransport(socketUrl: string, projectId: string): StreamFetch {
  let connection: ReturnType<typeof openConnection> | null = null
  return async (url, init) => {
    if (!connection || connection.isOver()) connection = openConnection(socketUrl, projectId)
    return connection.fetch(url, init)
  }
}

function openConnection(socketUrl: string, projectId: string) {
  const socket = new WebSocket(socketUrl)
  const streams = new Map<number, Stream>()
  const unsent: string[] = []
  let lastId = 0

  const send = (message: object) => {
    if (socket.readyState === WebSocket.CONNECTING) unsent.push(JSON.stringify(message))
    // While a page unloads, its streams end after the socket, and browsers log an error for what is sent then.
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  socket.addEventListener('open', () => {
    for (const text of unsent) socket.send(text)
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, head, chunk, end }: StreamMessage = JSON.parse(data)
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
    fetch: (url: string, { headers, signal }: Parameters<StreamFetch>[1] = {}) =>
      new Promise<Response>((resolve, reject) => {
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
        const sent = { 'x-sanity-project-id': projectId, ...Object.fromEntries(new Headers(headers)) }
        send({ id, open: { target: pathname + search, headers: sent } })
      }),
  }
}

/** The reader has cancelled the stream, so there is nobody to report the error to. */
function ignore() {}
