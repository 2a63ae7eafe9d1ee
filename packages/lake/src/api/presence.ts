import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { HttpError } from '../http/errors.ts'
import type { Identity } from '../http/types.ts'
import { type Fields, isFields, parseFields } from '../json.ts'

const HEARTBEAT_MS = 15_000
const MAX_SUBSCRIPTIONS = 32
const MAX_UNSENT_BYTES = 1024 * 1024
const GOING_AWAY = 1001
const POLICY_VIOLATION = 1008
const INTERNAL_ERROR = 1011
const TRY_AGAIN_LATER = 1013
const UNAUTHORIZED = { code: 4001, message: 'Unauthorized' }
const METHOD_NOT_FOUND = { code: -32_601, message: 'Method not found' }
const INVALID_PARAMS = { code: -32_602, message: 'Invalid params' }

/** Everybody in a room hears of the others. */
type Room = { name: string; findHolder: (authorization: string) => Identity | null }
type FindRoom = (request: { target: string; headers: IncomingHttpHeaders }) => Room
type Peer = {
  socket: WebSocket
  room: Room | null
  identity: Identity | null
  subscriptions: Set<string>
  session: string | null
}
type Reply = { result: string } | { error: { code: number; message: string } }
/** `i` is the user and `m` the message, as the hosted service names them. */
type PresenceEvent =
  | { type: 'state'; i: string; m: Fields }
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'disconnect'; i: string; m: { session: string } }

/**
 * The JSON-RPC ("bifur") behind presence and the Studio's "connected" state: who else has this document open. Studios name the project neither in the address
 * nor in a header here, so the first message decides, which holds their token.
 */
export function presenceSocket(findRoom: FindRoom) {
  const peers = new Set<Peer>()

  const broadcast = (name: string, result: PresenceEvent) => {
    for (const { socket, subscriptions } of [...peers].filter(({ room }) => room?.name === name)) {
      for (const subscription of subscriptions) {
        send(socket, { jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } })
      }
    }
  }

  const answer = (method: string, params: Fields, peer: Peer, { name, findHolder }: Room): Reply => {
    if (method === 'authorization') {
      peer.identity = typeof params.authorization === 'string' ? findHolder(params.authorization) : null
      return peer.identity ? { result: 'ok' } : { error: UNAUTHORIZED }
    }
    if (!peer.identity) return { error: UNAUTHORIZED }
    switch (method) {
      case 'presence_subscribe':
        return subscribe(peer)
      case 'presence_unsubscribe':
        peer.subscriptions.delete(String(params.subscriptionId))
        return { result: 'ok' }
      case 'presence_announce': {
        const state = params.data
        if (!isFields(state) || typeof state.sessionId !== 'string') return { error: INVALID_PARAMS }
        peer.session = state.sessionId
        broadcast(name, { type: 'state', i: peer.identity.id, m: state })
        return { result: 'ok' }
      }
      case 'presence_rollcall':
        broadcast(name, { type: 'rollCall', i: peer.identity.id, session: String(params.session) })
        return { result: 'ok' }
      case 'presence_disconnect':
        disconnect(peer)
        return { result: 'ok' }
      default:
        return { error: METHOD_NOT_FOUND }
    }
  }

  const disconnect = ({ room, identity, session }: Peer) => {
    if (room && identity && session) broadcast(room.name, { type: 'disconnect', i: identity.id, m: { session } })
  }

  const hear = (text: string, peer: Peer, { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) => {
    const { id, method, params: given } = parseFields(text) ?? {}
    const params = isFields(given) ? given : {}
    const authorization = typeof params.authorization === 'string' ? params.authorization : headers.authorization
    peer.room ??= findRoom({ target: url, headers: { ...headers, authorization } })
    if (typeof id !== 'string' || typeof method !== 'string') return
    send(peer.socket, { jsonrpc: '2.0', id, ...answer(method, params, peer, peer.room) })
  }

  return {
    path: '/v:version/socket/:dataset',
    accept(socket: WebSocket, request: Pick<IncomingMessage, 'url' | 'headers'>) {
      const peer: Peer = { socket, room: null, identity: null, subscriptions: new Set(), session: null }
      peers.add(peer)
      const heartbeat = setInterval(() => socket.send('♥'), HEARTBEAT_MS)
      socket.on('message', data => {
        try {
          hear(String(data), peer, request)
        } catch (error) {
          if (error instanceof HttpError) return socket.close(POLICY_VIOLATION, error.message)
          console.error('A socket cannot be answered:', error)
          socket.close(INTERNAL_ERROR)
        }
      })
      socket.on('close', () => {
        clearInterval(heartbeat)
        peers.delete(peer)
        disconnect(peer)
      })
    },
    /** Sends everybody away, because the dataset closes. They come back by themselves. */
    empty(name: string) {
      for (const { socket, room } of peers) if (room?.name === name) socket.close(GOING_AWAY)
    },
  }
}

function subscribe({ subscriptions }: Peer): Reply {
  if (subscriptions.size >= MAX_SUBSCRIPTIONS) return { error: INVALID_PARAMS }
  const subscription = randomUUID()
  subscriptions.add(subscription)
  return { result: subscription }
}

function send(socket: WebSocket, message: unknown) {
  if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.close(TRY_AGAIN_LATER, 'Too slow')
  else socket.send(JSON.stringify(message))
}
