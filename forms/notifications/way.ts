import { createHash } from 'node:crypto'
import type { FormName } from '../../lib/forms/forms.ts'
import type { NotifyVia } from '../outbox/queue.ts'

export type Message = {
  /** Letters, digits, - and _; the same in every attempt, so that receivers can drop duplicates. */
  key: string
  event: 'request.received' | 'requests.digest'
  form: FormName | null
  /** Null for a digest. */
  receivedAt: string | null
  title: string
  body: string
}

/** Reasons are for the log: they contain no address, person or URL. */
export type Sending =
  | { outcome: 'sent'; reason: string | null }
  | { outcome: 'failed'; reason: string; retryAfterMs: number }
  | { outcome: 'undeliverable'; reason: string }

/** `send` makes one attempt within a minute and never throws. */
export type Way = { via: NotifyVia; send: (message: Message) => Promise<Sending> }

/** Letters, digits, - and _. Nobody learns an id from it, which may be a hash of what was typed. */
export function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Such as ECONNREFUSED. Unlike the message, it contains no address. */
export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : null
}
