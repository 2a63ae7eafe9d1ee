import { notImplemented } from '../http/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { json } from '../http/response.ts'
import type { HttpRequest, HttpResponse, Method, Route } from '../http/types.ts'
import { MISSING, notOffered } from '../missing.ts'

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** They respond with 501, and event streams end with it. Every other route wins, because these end in `*rest` or are registered last. */
export function unsupportedRoutes(): Route[] {
  return MISSING.services.flatMap(({ paths, what, instead, namesRequest }) => {
    const places = paths.flatMap(path => [`/v:version/${path}`, `/v:version/${path}/*rest`])
    const handle = (request: HttpRequest) => {
      const name = namesRequest ? ` (${request.method} ${request.path})` : ''
      return refuse(request, notOffered(what, `${instead}${name}`))
    }
    return places.flatMap(path => METHODS.map((method): Route => ({ method, path, handle })))
  })
}

/** Clients read of a refused event stream only the status, and of a 501 conclude that they should try again. */
function refuse({ headers, signal }: HttpRequest, message: string): HttpResponse {
  const { status, body } = notImplemented(message)
  if (!headers.accept?.includes('text/event-stream')) return json(body, status)
  return eventStream(signal, channel => {
    channel.send({ event: 'channelError', data: { error: { type: 'notImplemented', description: message } } })
    channel.end()
    return () => {}
  })
}
