/**
 * Decides on a request before Next sees it. What no page, script or service of this site sends is refused with a plain 4xx, because Next
 * answers some of it with 500 and logs it as an error of the site, which anybody could use to raise alarms.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../lib/log.ts'
import { readPreviewId } from '../preview-id.ts'
import { examineMethod, readBodyFirst } from './body.ts'
import { examineHeaders } from './headers.ts'
import { createPlaces, type Place } from './place.ts'
import { Refusal, refuse } from './refusal.ts'
import { refuseForm } from './refused-form.ts'
import { addressOnSite, isForSite } from './site-name.ts'
import { pathOf, readTarget } from './target.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type Gate = (request: IncomingMessage, response: ServerResponse, answer: Answer) => Promise<void>

/** Throws if the build has no routes or no preview id. */
export function createGate(buildFolder: string, siteUrl: string): Gate {
  const placeOf = createPlaces(buildFolder)
  const site = new URL(siteUrl)
  const rules = { siteHost: site.host, previewId: readPreviewId(buildFolder) }

  /** Null after a redirect. */
  async function admit(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage | null> {
    request.url = readTarget(request.url ?? '', request.headers.host)
    const place = placeOf(pathOf(request.url))
    const isElsewhere = !isForSite(request.headers, site) && isPage(place, request.url)
    const isOwn = examineHeaders(request, rules)
    if (isElsewhere && !isOwn && isRead(request)) {
      redirect(response, addressOnSite(request.url, site))
      return null
    }
    examineMethod(request, place, siteUrl)
    if (request.httpVersion === '1.1' && request.headers.expect !== undefined) response.writeContinue()
    return readBodyFirst(request, place)
  }

  return async (request, response, answer) => {
    let admitted: IncomingMessage | null
    try {
      admitted = await admit(request, response)
    } catch (error) {
      if (error instanceof Refusal && isForm(request, placeOf)) return refuseForm(request, response, error, site)
      if (error instanceof Refusal) return refuse(request, response, error)
      // The client has left before its body was whole.
      if (request.destroyed) return
      throw error
    }
    if (admitted) await answer(admitted, response)
  }
}

const STUDIO = /^\/studio(?:\/|$)/

/** Files, health checks, metrics and webhooks answer under any name. */
function isPage(place: Place, target: string): boolean {
  return place === 'page' || STUDIO.test(pathOf(target))
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isForm({ method, url = '' }: IncomingMessage, placeOf: (path: string) => Place): boolean {
  return method === 'POST' && url.startsWith('/') && placeOf(pathOf(url)) === 'page'
}

/** No cache keeps it: whoever moves the site to another name must not be sent back. */
function redirect(response: ServerResponse, address: string): void {
  response.writeHead(308, { location: address, 'cache-control': 'no-store', 'content-length': 0 }).end()
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
