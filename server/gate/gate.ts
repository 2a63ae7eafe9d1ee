/**
 * Decides on a request before Next sees it. What no page, script or service of this site sends is refused with a plain 4xx, because Next
 * answers some of it with 500 and logs it as an error of the site, which anybody could use to raise alarms.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../lib/log.ts'
import { readPreviewId } from '../preview-id.ts'
import { examineMethod, readBodyFirst } from './body.ts'
import { examineHeaders } from './headers.ts'
import { createPlaces } from './place.ts'
import { Refusal, refuse } from './refusal.ts'
import { pathOf, readTarget } from './target.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type Gate = (request: IncomingMessage, response: ServerResponse, answer: Answer) => Promise<void>

/** Throws if the build has no routes or no preview id. */
export function createGate(buildFolder: string, siteUrl: string): Gate {
  const placeOf = createPlaces(buildFolder)
  const rules = { siteHost: new URL(siteUrl).host, previewId: readPreviewId(buildFolder) }

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
    request.url = readTarget(request.url ?? '', request.headers.host)
    const place = placeOf(pathOf(request.url))
    examineHeaders(request, rules)
    examineMethod(request, place, siteUrl)
    if (request.httpVersion === '1.1' && request.headers.expect !== undefined) response.writeContinue()
    return readBodyFirst(request, place)
  }

  return async (request, response, answer) => {
    let admitted: IncomingMessage
    try {
      admitted = await admit(request, response)
    } catch (error) {
      if (error instanceof Refusal) return refuse(request, response, error)
      // The client has left before its body was whole.
      if (request.destroyed) return
      throw error
    }
    await answer(admitted, response)
  }
}

/** Nothing that one request causes may end the process, which a rejection that nobody handles does (server/faults.ts). */
export function failAlone(response: ServerResponse, error: unknown): void {
  log.error('next.error', { message: 'A request could not be answered' }, error)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end('Internal Server Error\n')
}
