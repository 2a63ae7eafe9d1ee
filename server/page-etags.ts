import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import {
  RouterServerContextSymbol,
  routerServerGlobal,
} from 'next/dist/server/lib/router-utils/router-server-context.js'
import { STATUS_HEADER } from '../lib/page-status.ts'

/**
 * Lets Next send pages without an ETag: it hashes the whole text for every response, 1.5 ms for the landing page. Files keep theirs, because
 * Next reads their configuration elsewhere. Must run once Next is prepared.
 */
export function stopNextEtags(
  contexts: Record<string, { nextConfig?: object }> = routerServerGlobal[RouterServerContextSymbol] ?? {},
): void {
  for (const context of Object.values(contexts)) {
    const ofPages = { ...context.nextConfig, generateEtags: false }
    // Next assigns its own again with every request.
    Object.defineProperty(context, 'nextConfig', { enumerable: true, get: () => ofPages, set: () => {} })
  }
}

/**
 * Adds the ETag of a whole page to its response, unless Next has, and makes it "not modified" if the client has that page. Returns
 * whether it did.
 */
export function addEtag(request: IncomingMessage, response: ServerResponse, etag: string): boolean {
  const isFound = response.statusCode === 200 && !response.hasHeader(STATUS_HEADER)
  if (request.method !== 'GET' || !isFound || response.hasHeader('ETag')) return false
  response.setHeader('ETag', etag)
  if (!fresh(request.headers, { etag })) return false
  response.statusCode = 304
  response.removeHeader('Content-Type')
  response.removeHeader('Content-Length')
  return true
}
