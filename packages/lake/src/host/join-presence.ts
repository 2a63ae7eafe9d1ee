import type { IncomingHttpHeaders } from 'node:http'
import type { RawData } from 'ws'
import { HttpError } from '../http/errors.ts'
import type { SocketRoute } from '../http/sockets.ts'
import { isFields, parseFields } from '../json.ts'

/** Most of the first messages that wait while a dataset opens. */
const MAX_WAITING = 16
const POLICY_VIOLATION = 1008
const INTERNAL_ERROR = 1011

type FindSocket = (request: { target: string; headers: IncomingHttpHeaders }) => Promise<SocketRoute>

/** Studios name the project neither in the address nor in a header here, so the first message decides, which holds their token. */
export function joinPresence(findSocket: FindSocket): SocketRoute {
  return {
    path: '/v:version/socket/:dataset',
    accept(socket, { url = '/', headers }) {
      const waiting: RawData[] = []
      const join = async (first: RawData) => {
        const authorization = authorizationIn(String(first)) ?? headers.authorization
        const presence = await findSocket({ target: url, headers: { ...headers, authorization } })
        socket.off('message', collect)
        presence.accept(socket, { url, headers })
        for (const data of waiting) socket.emit('message', data)
      }
      const collect = (data: RawData) => {
        if (waiting.push(data) > MAX_WAITING) return socket.close(POLICY_VIOLATION, 'Too many messages at once')
        if (waiting.length > 1) return
        join(data).catch(error => {
          if (error instanceof HttpError) return socket.close(POLICY_VIOLATION, error.message)
          console.error('A socket cannot be answered:', error)
          socket.close(INTERNAL_ERROR)
        })
      }
      socket.on('message', collect)
    },
  }
}

function authorizationIn(text: string): string | undefined {
  const params = parseFields(text)?.params
  return isFields(params) && typeof params.authorization === 'string' ? params.authorization : undefined
}
