import { RefusedRequest } from '../../forms/decode.ts'
import { decodeOrNull, decodeWhatCan } from '../../lib/words/decode.ts'

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
