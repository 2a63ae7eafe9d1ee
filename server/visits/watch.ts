import type { IncomingMessage, ServerResponse } from 'node:http'
import { visitNamedFor } from '../../lib/visits/named.ts'
import { nameShownPage } from '../../lib/visits/pages.ts'
import { isNavigation, isPerson, isShownLater, type ReadHeader } from '../../lib/visits/people.ts'
import type { Visits } from '../../lib/visits/visits.ts'

/** After a 304 the browser shows the page from its cache. */
const SHOWN = new Set([200, 304])
const READS = new Set(['GET', 'HEAD'])

/** Must run before anything changes method or headers. Keeps nothing of the request but the page's name. */
export function watchVisits(visits: Visits, request: IncomingMessage, response: ServerResponse): void {
  const header: ReadHeader = name => String(request.headers[name] ?? '')
  const isOpened = request.method === 'GET' && isNavigation(header)
  // A HEAD, or what a cache in front of the site makes of it.
  const isShown = READS.has(request.method ?? '') && isShownLater(header)
  if (!(isOpened || isShown) || !isPerson(header)) return
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  response.once('finish', () => {
    const named = visitNamedFor(response)
    if (named?.kind === 'redirect') return isOpened && visits.count(named)
    if (!SHOWN.has(response.statusCode) || !isPage(response)) return
    const page = named?.page ?? nameShownPage(path)
    if (page !== null) visits.count({ kind: 'view', page, form: '' })
  })
}

/** A 304 response may lack its type. */
function isPage(response: ServerResponse): boolean {
  const type = response.getHeader('content-type')
  return type === undefined ? response.statusCode === 304 : String(type).startsWith('text/html')
}
