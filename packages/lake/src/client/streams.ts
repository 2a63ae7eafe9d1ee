export type StreamFetch = (url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }) => Promise<Response>

/** Opens each event stream over a WebSocket. To the client a socket that does not open, or breaks, is a network failure: it reconnects. */
export function createStreamTransport(socketUrl: string, projectId: string): StreamFetch {
  let turn: Promise<unknown> = Promise.resolve()
  return async (url, { headers, signal } = {}) => {
    // One after the other: where more than fourteen open at once, Chromium makes the others wait for seconds.
    const opening = turn.then(() => {
      signal?.throwIfAborted()
      return openSocket(socketUrl)
    })
    turn = opening.catch(ignore)
    const { pathname, search } = new URL(url)
    const sent = { 'x-sanity-project-id': projectId, ...Object.fromEntries(new Headers(headers)) }
    return receive(await opening, { target: pathname + search, headers: sent }, signal)
  }
}

function openSocket(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('close', () => reject(connectionFailed()))
  })
}

function receive(socket: WebSocket, request: object, signal?: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const body = writable.getWriter()
    const encoder = new TextEncoder()
    let hasBegun = false
    socket.addEventListener('message', ({ data }) => {
      if (hasBegun) body.write(encoder.encode(data)).catch(ignore)
      else resolve(new Response(readable, JSON.parse(data)))
      hasBegun = true
    })
    socket.addEventListener('close', () => {
      body.close().catch(ignore)
      // This has no effect on a stream that has begun; its reader sees the end of the body instead.
      reject(connectionFailed())
    })
    // Rejected by the signal, and by a reader that cancels.
    body.closed.catch(reason => {
      reject(reason)
      socket.close()
    })
    const leave = () => body.abort(signal?.reason).catch(ignore)
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave, { once: true })
    socket.send(JSON.stringify(request))
  })
}

const connectionFailed = () => new TypeError('The connection to the content lake failed')

/** The reader has cancelled the stream, so there is nobody to report the error to. */
function ignore() {}
