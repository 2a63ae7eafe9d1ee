import type { ServerResponse } from 'node:http'
import { STATUS_HEADER } from '../lib/page-status.ts'

/** proxy.ts rewrites missing pages to /missing, which Next would send with status 200. */
export function takeStatus(response: ServerResponse): void {
  const status = response.getHeader(STATUS_HEADER)
  if (!status) return
  response.removeHeader(STATUS_HEADER)
  if (response.statusCode === 200) response.statusCode = Number(status)
}
