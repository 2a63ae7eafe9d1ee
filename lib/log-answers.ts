import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from './log.ts'

const FAULT = 500

/**
 * Logs the answer when it is sent, if it is a fault of the site (status 500 and above), and every other one too when `all` is true:
 * method, path, status and how long it took.
 */
export function logAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse, all: boolean): void {
  const began = performance.now()
  response.once('close', () => {
    const status = response.statusCode
    if (status < FAULT && !all) return
    const path = url.replace(/[?#].*$/s, '')
    const fields = { method, path, status, milliseconds: Math.round(performance.now() - began) }
    if (status >= FAULT) log.error('answer.failed', fields)
    else log.info('answer.sent', fields)
  })
}
