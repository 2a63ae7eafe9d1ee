import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { RefusedRequest } from '../../forms/decode.ts'
import { decodeOrNull, decodeWhatCan } from '../../lib/words/decode.ts'

/** Routes of the API see to methods and bodies by themselves. */
export const METHODS = {
  page: ['GET', 'HEAD', 'POST'],
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  file: ['GET', 'HEAD'],
} as const

export type Place = keyof typeof METHODS

const ROUTE = z.object({ page: z.string(), regex: z.string() })
const MANIFEST = z.object({ staticRoutes: z.array(ROUTE), dynamicRoutes: z.array(ROUTE) })

const READ_ONLY = /^\/(?:_next|studio|icons|og|api|healthz|readyz)(?:\/|$)/
/** Names of posts and categories may have a dot; otherwise that is a file. */
const PAGE_WITH_DOT = /^\/(?:post|blog)\//

export function createPlaces(buildFolder: string): (path: string) => Place {
  const text = readFileSync(join(buildFolder, 'routes-manifest.json'), 'utf8')
  const { staticRoutes, dynamicRoutes } = MANIFEST.parse(JSON.parse(text))
  const api = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => page.startsWith('/api/'))
    .map(({ regex }) => new RegExp(regex))
  return path => {
    const decoded = decodeWhatCan(path)
    if (api.some(route => route.test(path) || route.test(decoded))) return 'api'
    if (READ_ONLY.test(decoded)) return 'file'
    return decoded.includes('.') && !PAGE_WITH_DOT.test(decoded) ? 'file' : 'page'
  }
}

/** Next decodes the parameters of these routes, and answers 500 if it cannot. Other addresses show a page. */
const DECODED = /^\/(?:api|studio)(?:\/|$)/

/** Next compares every part of a query with every other: 4,000 of them keep it busy for more than a second. */
const MAX_QUERY_PARTS = 100

/** A proxy may send an absolute URL (RFC 9112, 3.2.2); Next would redirect to another host. Throws RefusedRequest. */
export function readTarget(target: string, host: string | undefined): string {
  const [whole, authority, rest] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target) ?? []
  if (whole !== undefined && authority?.toLowerCase() !== host?.toLowerCase()) {
    throw new RefusedRequest(400, 'The request target must be an address of this site.')
  }
  const path = whole === undefined ? target : `${rest?.startsWith('/') ? '' : '/'}${rest}`
  if (!path.startsWith('/') || path.includes('#')) throw new RefusedRequest(400, 'The request target must be a path.')
  if (path.split('&', MAX_QUERY_PARTS + 1).length > MAX_QUERY_PARTS) {
    throw new RefusedRequest(400, `A query has at most ${MAX_QUERY_PARTS} parts.`)
  }
  if (DECODED.test(decodeWhatCan(pathOf(path))) && decodeOrNull(pathOf(path)) === null) {
    throw new RefusedRequest(400, 'The path must be percent-encoded UTF-8.')
  }
  return path
}

export function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '')
}
