import { framesOf, toLine, withoutPersons } from './log-text.ts'
import { traces } from './trace.ts'

export type Level = 'info' | 'warn' | 'error'

/** Stable: alarms are set on them. */
export type LogEvent =
  | 'answer.failed'
  | 'answer.sent'
  | 'card.failed'
  | 'catchUp.failed'
  | 'catchUp.off'
  | 'content.back'
  | 'content.ignored'
  | 'content.incomplete'
  | 'content.lost'
  | 'content.unkept'
  | 'content.unreachable'
  | 'content.unread'
  | 'csp.unknownScript'
  | 'draft.erased'
  | 'draft.failed'
  | 'draft.full'
  | 'figures.ignored'
  | 'figures.unkept'
  | 'figures.unreadable'
  | 'form.failed'
  | 'form.held'
  | 'form.marked'
  | 'form.refused'
  | 'form.refusedByService'
  | 'form.undelivered'
  | 'markdown.failed'
  | 'metrics.failed'
  | 'next.error'
  | 'next.info'
  | 'next.warning'
  | 'notification.failed'
  | 'notification.off'
  | 'notification.undeliverable'
  | 'outbox.broken'
  | 'outbox.erased'
  | 'outbox.mended'
  | 'outbox.stuck'
  | 'outbox.unrecorded'
  | 'page.stale'
  | 'pages.unkept'
  | 'posts.unreadable'
  | 'preview.failed'
  | 'preview.incomplete'
  | 'process.failed'
  | 'process.warning'
  | 'proxy.hopsUnset'
  | 'redis.back'
  | 'redis.lost'
  | 'pages.ignored'
  | 'redirects.ignored'
  | 'requests.exported'
  | 'requests.failed'
  | 'settings.suspicious'
  | 'settings.wrong'
  | 'site.cutOff'
  | 'site.ended'
  | 'site.listening'
  | 'site.stopped'
  | 'site.stopping'
  | 'token.failed'
  | 'webhook.silent'

/** Never whole requests, or anything that identifies a visitor or that a visitor typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>> & {
  time?: never
  level?: never
  event?: never
  error?: never
  trace?: never
  span?: never
}

type Write = (line: string, level: Level) => void

export const log = createLog()

export function createLog({ now = Date.now, write = writeToProcess }: { now?: () => number; write?: Write } = {}) {
  const logAs = (level: Level) => (event: LogEvent, fields: LogFields, error?: unknown) => {
    const time = new Date(now()).toISOString()
    write(
      toLine({ time, level, event, ...clean(fields), ...traces.getStore(), error: errorParts(error, level) }),
      level,
    )
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
function reasonOf(error: Error): string {
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
