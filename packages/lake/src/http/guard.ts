import type { IncomingHttpHeaders } from 'node:http'
import { forbidden } from './errors.ts'
import { json, noContent } from './response.ts'
import type { HttpResponse } from './types.ts'

/** How long browsers cache a preflight; short, so that a changed allow-list takes effect. */
const PREFLIGHT_MAX_AGE_S = 600
const CORS_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type GuardOptions = {
  /** Names with port under which this server is reached, for example `localhost:3333`; `*.` is any one label. Others are DNS rebinding. */
  hosts: string[]
  /** Origins whose pages may call this server, for example `http://localhost:3000`. */
  origins: string[]
  /** More of them, as they are at the time of a request. Null for an origin that is none. */
  findOrigin?: (origin: string) => { allowCredentials: boolean } | null
}

export type Guard = ReturnType<typeof createGuard>

/** Decides which web pages may talk to a server on this machine. Clients outside a browser send no Origin and pass. */
export function createGuard(options: GuardOptions) {
  const hosts = new Set(options.hosts.map(host => host.toLowerCase()))
  const fixed = new Set(options.origins)
  const findOrigin = (origin: string) =>
    fixed.has(origin) ? { allowCredentials: true } : (options.findOrigin?.(origin) ?? null)
  const checkHost = (headers: IncomingHttpHeaders) => {
    const host = (headers.host ?? '').toLowerCase()
    if (!hosts.has(host) && !hosts.has(host.replace(/^[a-z0-9-]+\./, '*.')))
      throw forbidden('This Host is not served here')
  }
  return {
    checkHost,
    /** Throws 403 for a Host or Origin that is not on the lists, and for a cross-site write without an Origin. */
    check(method: string, headers: IncomingHttpHeaders) {
      checkHost(headers)
      if (headers.origin !== undefined) {
        if (!findOrigin(headers.origin)) throw forbidden('This Origin may not use this server')
      } else if (!READ_METHODS.has(method) && isFromAnotherSite(headers)) {
        throw forbidden('Another site may not change anything here')
      }
    },
    /** The CORS headers of the response to this request. They depend on Origin, so the response must vary on it. */
    corsHeaders({ origin }: IncomingHttpHeaders): Record<string, string> {
      const found = origin === undefined ? null : findOrigin(origin)
      if (origin === undefined || !found) return {}
      return {
        'access-control-allow-origin': origin,
        ...(found.allowCredentials && { 'access-control-allow-credentials': 'true' }),
        'access-control-expose-headers': 'etag, traceparent, x-sanity-shard',
      }
    },
    preflight(headers: IncomingHttpHeaders): HttpResponse {
      return {
        ...noContent(),
        headers: {
          allow: `${CORS_METHODS}, OPTIONS`,
          'access-control-allow-methods': CORS_METHODS,
          'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
          'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
          ...(headers['access-control-request-private-network'] && { 'access-control-allow-private-network': 'true' }),
        },
      }
    },
    /** Tells a page of any origin whether it may use this server. */
    probe({ origin }: IncomingHttpHeaders): HttpResponse {
      const found = origin === undefined ? { allowCredentials: true } : findOrigin(origin)
      const result = { allowed: found !== null, withCredentials: found?.allowCredentials === true }
      return json({ result }, 200, { 'access-control-allow-origin': '*' })
    },
  }
}

function isFromAnotherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
