/** Refuses what nothing of this site sends with a plain 4xx. Next answers some of it with 500, which anybody could use to raise alarms. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { RefusedRequest } from '../../forms/decode.ts'
import { log } from '../../lib/process/log.ts'
import { readPreviewId } from '../cache/render-page.ts'
import { examineMethod, readBodyFirst } from './body.ts'
import { awaitsContinue, examineHeaders } from './headers.ts'
import { refuse } from './refusal.ts'
import { refuseForm } from './refused-form.ts'
import { createPlaces, type Place, pathOf, readTarget } from './target.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Throws if the build has no routes or no preview id. */
export function createGate(buildFolder: string, siteUrl: string) {
  const placeOf = createPlaces(buildFolder)
  const site = new URL(siteUrl)
  const previewId = readPreviewId(buildFolder)

  let arrivals = 0
  /** Whatever followed a refused request on its connection must have no effect. */
  const refusedAt = new WeakMap<Socket, number>()

  function examine(request: IncomingMessage): Place {
    request.url = readTarget(request.url ?? '', request.headers.host)
    const place = placeOf(pathOf(request.url))
    examineHeaders(request, site.host, previewId)
    examineMethod(request, place, siteUrl)
    return place
  }

  return async (request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> => {
    const arrival = ++arrivals
    const { socket } = request
    const isFirst = () => arrival < (refusedAt.get(socket) ?? Number.POSITIVE_INFINITY)
    let admitted: IncomingMessage
    try {
      const place = examine(request)
      if (awaitsContinue(request)) response.writeContinue()
      admitted = await readBodyFirst(request, place)
    } catch (error) {
      if (error instanceof RefusedRequest) {
        if (isFirst()) refusedAt.set(socket, arrival)
        const { method, url = '' } = request
        const isForm = method === 'POST' && url.startsWith('/') && placeOf(pathOf(url)) === 'page'
        return isForm ? refuseForm(request, response, error, site) : refuse(request, response, error)
      }
      if (request.destroyed) return
      throw error
    }
    if (isFirst()) await answer(admitted, response)
  }
}

/** A rejection that nobody handles would end the process (server/stop.ts). */
export function failAlone(response: ServerResponse, error: unknown): void {
  log.error('next.error', { message: 'A request could not be answered' }, error)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end('Internal Server Error\n')
}
