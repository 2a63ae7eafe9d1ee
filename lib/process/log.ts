import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from './per-process.ts'

export type Level = 'info' | 'warn' | 'error'

/** What follows the dot of an event's name, by what precedes it. Stable: alarms are set on them. */
type Events = {
  answer: 'failed' | 'sent'
  card: 'failed'
  catchUp: 'failed' | 'off'
  content: 'back' | 'ignored' | 'incomplete' | 'lost' | 'unkept' | 'unreachable' | 'unread'
  csp: 'unknownScript'
  draft: 'erased' | 'failed' | 'full'
  figures: 'ignored' | 'unkept' | 'unreadable'
  form: 'failed' | 'held' | 'marked' | 'refused' | 'refusedByService' | 'undelivered'
  markdown: 'failed'
  metrics: 'failed'
  next: 'error' | 'info' | 'warning'
  notification: 'failed' | 'off' | 'undeliverable'
  outbox: 'broken' | 'erased' | 'mended' | 'stuck' | 'unrecorded'
  page: 'stale'
  pages: 'ignored' | 'unkept'
  posts: 'unreadable'
  preview: 'failed' | 'incomplete'
  process: 'failed' | 'warning'
  proxy: 'hopsUnset'
  redirects: 'ignored'
  redis: 'back' | 'lost'
  requests: 'exported' | 'failed'
  settings: 'suspicious' | 'wrong'
  site: 'cutOff' | 'ended' | 'listening' | 'stopped' | 'stopping'
  token: 'failed'
  webhook: 'silent'
}

export type LogEvent = { [Subject in keyof Events]: `${Subject}.${Events[Subject]}` }[keyof Events]

/** Never whole requests, or anything that identifies a visitor or that a visitor typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>> &
  Partial<Record<'time' | 'level' | 'event' | 'error' | 'trace' | 'span', never>>

const MAX_LENGTH = 500
const MAX_STACK_LENGTH = 2_000

/** Errors of libraries contain the requested URL, whose query string can hold what a visitor typed. */
const QUERY = /\?[^\s"'<>]*=[^\s"'<>]*/g
/** The code of a link to saved answers, where a mail program has put it into the path. */
const CODE = /(?<=\/register\/continue)[^\s"'<>]+|[\da-f]{64,}/gi
const CREDENTIALS = /\/\/[^\s/@]{1,200}@/g
const EMAIL =
  /[\p{L}\p{N}_+-][\p{L}\p{M}\p{N}.!#$&'’*+^_`{|}~%-]{0,63}(?:@|%40)[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+/gu

/** JSON.stringify does not escape these, although some viewers break lines, change colours or reverse text at them. */
const DECEIVING = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

export type Trace = { trace: string; span: string }

/** The trace of the request that is being answered. */
export const traces = perProcess('traces', () => new AsyncLocalStorage<Trace>())

type Write = (line: string, level: Level) => void

export const log = createLog()

export function createLog({ now = Date.now, write = writeToProcess }: { now?: () => number; write?: Write } = {}) {
  const logAs = (level: Level) => (event: LogEvent, fields: LogFields, error?: unknown) => {
    const time = new Date(now()).toISOString()
    const parts = { ...clean(fields), ...traces.getStore(), error: errorParts(error, level) }
    write(toLine({ time, level, event, ...parts }), level)
  }
  return { info: logAs('info'), warn: logAs('warn'), error: logAs('error') }
}

function writeToProcess(line: string, level: Level): void {
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(line)
}

function clean(fields: LogFields) {
  const cleaned = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutPersons(value) : value,
  ])
  return Object.fromEntries(cleaned)
}

function errorParts(error: unknown, level: Level) {
  if (error === undefined) return undefined
  if (!(error instanceof Error)) return { name: typeof error, message: withoutPersons(String(error)) }
  const { name } = error
  return { name, message: withoutPersons(reasonOf(error)), stack: level === 'error' ? framesOf(error) : undefined }
}

/** The message of a content service's error may repeat the query, so only the status is logged. fetch hides its reason in `cause`. */
export function reasonOf(error: Error): string {
  if ('statusCode' in error && 'response' in error) return `The service answered ${error.statusCode}${kindOf(error)}`
  const { cause, message } = error
  if (!(cause instanceof Error)) return message
  return `${message}: ${cause.message || ('code' in cause ? cause.code : cause.name)}`
}

function kindOf(error: Error): string {
  const details = 'details' in error ? error.details : null
  const type = typeof details === 'object' && details !== null && 'type' in details ? details.type : null
  return typeof type === 'string' && /^[a-z]{1,40}$/i.test(type) ? ` (${type})` : ''
}

function withoutPersons(text: string): string {
  const secretless = text
    .slice(0, 10 * MAX_LENGTH)
    .replace(QUERY, '?…')
    .replace(CODE, '…')
    .replace(CREDENTIALS, '//')
  return cut(secretless.replace(EMAIL, '[e-mail]'), MAX_LENGTH)
}

function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n')
  return cut(lines.filter(line => /^\s+at /.test(line)).join('\n'), MAX_STACK_LENGTH)
}

function toLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${json.replace(DECEIVING, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
