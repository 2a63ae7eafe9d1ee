import type { WebSocket } from 'ws'
import type { StreamMessage } from '../client/streams.ts'
import { type Dispatch, errorResponse } from '../http/dispatch.ts'
import { notFound } from '../http/errors.ts'
import type { SocketRoute } from '../http/sockets.ts'
import { isFields, parseFields } from '../json.ts'

/** The Studio holds six streams per open document. */
const MAX_STREAMS = 256
const INVALID_PAYLOAD = 1007
const STREAM = /^\/v[^/]+\/(data|projects\/[^/]+\/datasets\/[^/]+)\/(listen|live\/events)([/?]|$)/

type ClientMessage =
  | { id: number; open: { target: string; headers: Record<string, string> } }
  | { id: number; close: true }

/** A browser allows six HTTP/1.1 connections per host, and an open document in the Studio needs six streams. */
export function streamSocket(dispatch: Dispatch): SocketRoute {
  return {
    path: '/v:version/streams',
    accept(socket, { headers: { origin } }) {
      const streams = new Map<number, AbortController>()
      socket.on('message', data => {
        const message = parseMessage(String(data))
        if (!message) return socket.close(INVALID_PAYLOAD, 'Not a stream message')
        if ('close' in message) {
          streams.get(message.id)?.abort()
        } else if (streams.size < MAX_STREAMS && !streams.has(message.id)) {
          const controller = new AbortController()
          streams.set(message.id, controller)
          carry(socket, dispatch, message, { origin, signal: controller.signal })
            .catch(error => console.error(`The stream ${message.open.target} broke off:`, error))
            .finally(() => {
              streams.delete(message.id)
              send(socket, { id: message.id, end: true })
            })
        } else {
          socket.close(INVALID_PAYLOAD, `At most ${MAX_STREAMS} streams, each with its own id`)
        }
      })
      socket.on('close', () => {
        for (const controller of streams.values()) controller.abort()
      })
    },
  }
}

async function carry(
  socket: WebSocket,
  dispatch: Dispatch,
  { id, open }: Extract<ClientMessage, { open: unknown }>,
  { origin, signal }: { origin: string | undefined; signal: AbortSignal },
): Promise<void> {
  const { authorization, 'last-event-id': lastEventId, 'x-sanity-project-id': projectId } = open.headers
  const headers = { origin, authorization, 'last-event-id': lastEventId, 'x-sanity-project-id': projectId }
  const request = { method: 'GET', target: open.target, headers, body: emptyBody(), signal }
  const isStream = STREAM.test(open.target)
  const answer = isStream ? dispatch(request) : errorResponse(notFound('This is not the address of a stream'), request)
  const { status, headers: answered = {}, body = '' } = await answer
  await send(socket, { id, head: { status, headers: answered } })
  if (typeof body === 'string') {
    await send(socket, { id, chunk: body })
  } else if (!(body instanceof Uint8Array)) {
    for await (const chunk of body) await send(socket, { id, chunk: String(chunk) })
  }
}

/** Resolves when the message is sent: a slow reader fills the stream's limited queue, not the socket's. */
function send(socket: WebSocket, message: StreamMessage): Promise<void> {
  return new Promise(resolve => socket.send(JSON.stringify(message), () => resolve()))
}

function parseMessage(text: string): ClientMessage | null {
  const value = parseFields(text)
  if (!value || !Number.isSafeInteger(value.id)) return null
  const id = Number(value.id)
  if (value.close === true) return { id, close: true }
  if (!isFields(value.open) || typeof value.open.target !== 'string') return null
  return { id, open: { target: value.open.target, headers: readHeaders(value.open.headers) } }
}

function readHeaders(value: unknown): Record<string, string> {
  const headers: Record<string, string> = {}
  if (!isFields(value)) return headers
  for (const [name, text] of Object.entries(value)) if (typeof text === 'string') headers[name.toLowerCase()] = text
  return headers
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
