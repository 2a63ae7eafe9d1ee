import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { format, stripVTControlCharacters } from 'node:util'
import { log } from '../lib/process/log.ts'
import { pathOf } from './gate/target.ts'

type Log = Pick<typeof log, 'info' | 'warn' | 'error'>
const METHODS = ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const
const EVENTS = { error: 'next.error', warn: 'next.warning', info: 'next.info' } as const
type Talker = Record<(typeof METHODS)[number], (...parts: unknown[]) => void>

const FAULT = 500

const SYMBOLS = /^[\s⨯⚠▲○✓»]+/

export function captureConsole(talker: Talker = console, into: Log = log): void {
  for (const method of METHODS) {
    const level = method === 'error' || method === 'warn' ? method : 'info'
    talker[method] = (...parts) => {
      const error = parts.find(part => part instanceof Error)
      into[level](EVENTS[level], { ...messageOf(parts), ...digestOf(error) }, error)
    }
  }
}

export function captureWarnings(from: NodeJS.EventEmitter = process, into: Log = log): void {
  from.removeAllListeners('warning')
  from.on('warning', (warning: Error) => into.warn('process.warning', {}, warning))
}

export function logAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse, all: boolean): void {
  const began = performance.now()
  const onClose = () => {
    const status = response.statusCode
    const isFault = status >= FAULT && !response.hasHeader('retry-after')
    if (!isFault && !all) return
    const path = pathOf(url)
    const fields = { method, path, status, milliseconds: Math.round(performance.now() - began) }
    if (isFault) log.error('answer.failed', fields)
    else log.info('answer.sent', fields)
  }
  response.once('close', AsyncResource.bind(onClose))
}

/** Objects are left out: nobody knows what they hold. */
function messageOf(parts: unknown[]): { message?: string } {
  const said = parts.filter(part => !(part instanceof Error)).map(part => (isPlain(part) ? part : `(${typeof part})`))
  const message = stripVTControlCharacters(format(...said)).replace(SYMBOLS, '')
  return message === '' ? {} : { message }
}

function digestOf(error: Error | undefined): { digest?: string } {
  return error && 'digest' in error && typeof error.digest === 'string' ? { digest: error.digest } : {}
}

function isPlain(part: unknown): boolean {
  return part === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof part)
}
