import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { decodeWhatCan } from '../../lib/words/decode.ts'

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

/** Throws if the build has no list of routes. */
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
