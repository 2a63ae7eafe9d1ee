import type { WebSocket } from 'ws'
import { type Dispatch, errorResponse, type RawRequest } from '../http/dispatch.ts'
import { notFound } from '../http/errors.ts'
import type { SocketRoute } from '../http/sockets.ts'
import { isFields, parseFields } from '../json.ts'

const INVALID_PAYLOAD = 1007
const STREAM = /^\/v[^/]+\/(data|projects\/[^/]+\/datasets\/[^/]+)\/(listen|live\/events)([/?]|$)/
const HEADERS = ['authorization', 'last-event-id', 'x-sanity-project-id']

/**
 * Carries one event stream: a browser allows six HTTP/1.1 connections per host, and an open document in the Studio needs six streams. The first message asks for
 * it, as `{target, headers}`. The first answer is `{status, headers}`, those after it are parts of the body, and the socket closes at its end.
 */
export function streamSocket(dispatch: Dispatch): SocketRoute {
  return {
    path: '/v:version/streams',
    accept(socket, { headers: { origin } }) {
      const left = new AbortController()
      socket.on('close', () => left.abort())
      socket.once('message', data => {
        const { target, headers } = parseFields(String(data)) ?? {}
        if (typeof target !== 'string') return socket.close(INVALID_PAYLOAD, 'Not the request of a stream')
        const request = { method: 'GET', target, headers: { origin, ...ownHeaders(headers) }, body: emptyBody() }
        carry(socket, dispatch, { ...request, signal: left.signal })
          .catch(error => console.error(`The stream ${target} broke off:`, error))
          .finally(() => socket.close())
      })
    },
  }
}

async function carry(socket: WebSocket, dispatch: Dispatch, request: RawRequest): Promise<void> {
  const isStream = STREAM.test(request.target)
  const answer = isStream ? dispatch(request) : errorResponse(notFound('This is not the address of a stream'), request)
  const { status, headers = {}, body = '' } = await answer
  await send(socket, JSON.stringify({ status, headers }))
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  for await (const chunk of isWhole ? [body] : body) await send(socket, chunk)
}

/** Resolves when the message is sent: a slow reader fills the stream's limited queue, not the socket's. */
function send(socket: WebSocket, message: string | Uint8Array): Promise<void> {
  return new Promise(resolve => socket.send(String(message), () => resolve()))
}

function ownHeaders(value: unknown): Record<string, string> {
  const sent = Object.entries(isFields(value) ? value : {})
  return Object.fromEntries(
    sent.flatMap(([name, text]) => (HEADERS.includes(name) && typeof text === 'string' ? [[name, text]] : [])),
  )
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
