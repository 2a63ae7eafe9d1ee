import type { FormName } from '../../lib/forms/forms.ts'
import type { NotifyVia } from '../outbox/outbox.ts'

/** What staff are told, whatever way it goes. */
export type Message = {
  /** Letters, digits, - and _: the same in every attempt, so that receivers recognise a message that comes twice. */
  key: string
  event: 'request.received' | 'requests.digest'
  /** null for a digest. */
  form: FormName | null
  /** ISO 8601; null for a digest. */
  receivedAt: string | null
  /** One line. */
  title: string
  /** Plain text. */
  body: string
}

/** What became of one attempt. Reasons are in our own words, for the log: they name no address, no person and no URL. */
export type Sending =
  /** `reason` where not everybody will get it. */
  | { outcome: 'sent'; reason: string | null }
  /** Undecided, to be tried again not before `retryAfterMs`. */
  | { outcome: 'failed'; reason: string; retryAfterMs: number }
  /** This very message was judged; no other attempt would fare better. */
  | { outcome: 'undeliverable'; reason: string }

/** A way to tell staff. `send` makes one attempt, within a minute, and never throws. */
export type Way = { via: NotifyVia; send: (message: Message) => Promise<Sending> }

/** Name of a connection's error, such as ECONNREFUSED, which holds no address as the messages do. */
export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : null
}
