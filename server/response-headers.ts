import type { IncomingMessage, ServerResponse } from 'node:http'
import { NEGOTIATED_HEADER, STATUS_HEADER } from '../lib/page-status.ts'
import { isDraftMode, placeOf } from '../lib/security-headers.ts'
import { SPECULATION_PATH } from '../lib/speculation.ts'
import { pathOf } from './gate/target.ts'

const STALE_IF_ERROR = 24 * 60 * 60

/** Next lets shared caches keep a page for up to a year, but does not tell them of a change. `maxAge` is in seconds. */
export function limitSharedCaches(request: IncomingMessage, response: ServerResponse, maxAge: number): void {
  if (!/\bs-maxage=/.test(String(response.getHeader('Cache-Control')))) return
  // Next ignores a forged cookie, and sends the page of everybody.
  if (isDraftMode(request.headers.cookie ?? '')) return void response.setHeader('Cache-Control', 'private, no-store')
  const isFound = response.statusCode < 400
  const shared = maxAge > 0 && isFound ? `s-maxage=${maxAge}, stale-if-error=${STALE_IF_ERROR}` : 's-maxage=0'
  response.setHeader('Cache-Control', `public, max-age=0, ${shared}`)
}

/** Next would send a rewritten page with status 200. */
export function takeStatus(response: ServerResponse): void {
  const status = response.getHeader(STATUS_HEADER)
  if (!status) return
  response.removeHeader(STATUS_HEADER)
  if (response.statusCode === 200) response.statusCode = Number(status)
}

/** Next replaces a Vary of the proxy by its own. */
export function takeNegotiated(response: ServerResponse): void {
  if (!response.hasHeader(NEGOTIATED_HEADER)) return
  response.removeHeader(NEGOTIATED_HEADER)
  response.setHeader('Vary', [response.getHeader('Vary') ?? [], 'Accept'].flat().join(', '))
}

/** Tells browsers which pages they may fetch ahead. Not in the preview, where links lead to what is not published. */
export function offerPagesAhead({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  if (!isPage(response) || placeOf(pathOf(url), headers.cookie) !== 'site') return
  response.setHeader('Speculation-Rules', `"${SPECULATION_PATH}"`)
}

export function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html')
}
