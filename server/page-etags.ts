import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { STATUS_HEADER } from '../lib/page-status.ts'

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
