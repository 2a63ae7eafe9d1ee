import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../lib/log.ts'

const FAULT = 500

/**
 * Logs responses with status 500 and above, or all responses when `all` is true: method, path, status and duration. A page that says when
 * to try again is no failure of its own: its cause is logged once (`content.lost`).
 */
export function logAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse, all: boolean): void {
  const began = performance.now()
  const onClose = () => {
    const status = response.statusCode
    const isFault = status >= FAULT && !response.hasHeader('retry-after')
    if (!isFault && !all) return
    const path = url.replace(/[?#].*$/s, '')
    const fields = { method, path, status, milliseconds: Math.round(performance.now() - began) }
    if (isFault) log.error('answer.failed', fields)
    else log.info('answer.sent', fields)
  }
  // The connection closes outside of the request's trace.
  response.once('close', AsyncResource.bind(onClose))
}
