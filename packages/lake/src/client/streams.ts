export type StreamFetch = (url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }) => Promise<Response>

/** Opens each event stream over a WebSocket. To the client a socket that does not open, or breaks, is a network failure: it reconnects. */
export function createStreamTransport(socketUrl: string, projectId: string): StreamFetch {
  return (url, { headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const { pathname, search } = new URL(url)
      const sent = { 'x-sanity-project-id': projectId, ...Object.fromEntries(new Headers(headers)) }
      const socket = new WebSocket(socketUrl)
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const body = writable.getWriter()
      const encoder = new TextEncoder()
      let hasBegun = false
      socket.addEventListener('open', () => socket.send(JSON.stringify({ target: pathname + search, headers: sent })))
      socket.addEventListener('message', ({ data }) => {
        if (hasBegun) body.write(encoder.encode(data)).catch(ignore)
        else resolve(new Response(readable, JSON.parse(data)))
        hasBegun = true
      })
      socket.addEventListener('close', () => {
        body.close().catch(ignore)
        // This has no effect on a stream that has begun; its reader sees the end of the body instead.
        reject(new TypeError('The connection to the content lake failed'))
      })
      // Rejected by a signal, and by a reader that cancels.
      body.closed.catch(reason => {
        reject(reason)
        // Browsers log an error for a socket that is closed while it opens.
        if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
        else socket.close()
      })
      signal?.addEventListener('abort', () => body.abort(signal.reason).catch(ignore), { once: true })
    })
}

/** The reader has cancelled the stream, so there is nobody to report the error to. */
function ignore() {}
