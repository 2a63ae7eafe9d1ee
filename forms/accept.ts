import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type FieldErrors, type FormName, validate } from '../lib/forms/forms.ts'
import type { Delivery, ServiceError } from './form-service.ts'
import type { Outbox } from './outbox/store.ts'
import type { RateLimit } from './rate-limit.ts'
import { checkStartToken } from './start-token.ts'
import { readValues, type Submission } from './submission.ts'

/** What arrived for a form, and what is known of its sender. */
export type Sent = {
  form: FormName
  id: string
  fields: [name: string, value: unknown][]
  /** limitKey of the visitor's address. */
  sender: string
  /** A page without JavaScript has no way to get a start token. */
  mayLackToken: boolean
}

export type Receipt =
  | { outcome: 'accepted' }
  /** By our rules, or by the form service's in time. Messages are complete sentences; by field. */
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'too many'; retryAfterMs: number }

/** Fields of the forms that belong to no form service. */
export const HONEYPOT_FIELD = 'nickname'
export const TOKEN_FIELD = 'startToken'

/** More than these from one sender within the window are marked; more than those are not even kept. */
const SUSPICIOUS_COUNT = 10
const MAX_COUNT = 60
export const LIMIT_WINDOW_MS = 10 * 60_000

/** How long a visitor waits for the form service's judgement. After it the submission is safe with us all the same. */
const VISITOR_WAIT_MS = 4_000

/** Put before the messages that the form service has for these fields. */
const PREFIXES: Record<string, string> = { name: 'Name', email: 'Email', phone: 'Phone' }

export type AcceptOptions = {
  outbox: Outbox
  deliver: (id: string) => Promise<Delivery | null>
  limit: RateLimit
  now?: () => number
  waitMs?: number
}

/**
 * Takes a submission in: it is on disk before this answers 'accepted'. Throws when it could not be stored; then nobody may
 * be told that it was.
 */
export function createAccept({ outbox, deliver, limit, now = Date.now, waitMs = VISITOR_WAIT_MS }: AcceptOptions) {
  return accept

  async function accept({ form, id, fields, sender, mayLackToken }: Sent): Promise<Receipt> {
    const values = readValues(form, fields)
    const errors = validate(form, values)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }

    const count = limit.count(sender, now())
    if (count > MAX_COUNT) return { outcome: 'too many', retryAfterMs: LIMIT_WINDOW_MS }
    const extras = new Map(fields)
    const token = text(extras.get(TOKEN_FIELD))
    const flags = [
      text(extras.get(HONEYPOT_FIELD)) !== '' && 'honeypot filled',
      count > SUSPICIOUS_COUNT && 'many from one address',
      token === '' && mayLackToken ? false : checkStartToken(token, outbox.signingSecret(), now()),
      token !== '' && outbox.isTokenUsed(token, id) && 'token replayed',
    ].filter(flag => typeof flag === 'string')

    const kept = keep({ id, form, values }, { token, flags })
    const delivery = await inTime(tryToDeliver(kept.id), waitMs)
    const refusal = delivery?.outcome === 'refused' ? delivery.errors : kept.refusal
    const judgement = toFieldErrors(refusal, values)
    return Object.keys(judgement).length > 0 ? { outcome: 'invalid', errors: judgement } : { outcome: 'accepted' }
  }

  /** Sent again, a submission is there already. The same id with other values is another submission, and kept too. */
  function keep(submission: Submission, { token, flags }: { token: string; flags: string[] }) {
    const row = { ...submission, token, flags, now: now() }
    if (outbox.add(row)) return { id: submission.id, refusal: [] }
    const known = outbox.find(submission.id)
    if (known?.form === submission.form && isDeepStrictEqual(known.values, submission.values)) {
      return { id: known.id, refusal: known.refusal }
    }
    const id = randomUUID()
    outbox.add({ ...row, id })
    return { id, refusal: [] }
  }

  /** The submission is safe whatever happens here: the worker goes on with it. */
  function tryToDeliver(id: string): Promise<Delivery | null> {
    return deliver(id).catch(error => {
      console.error('A submission was kept, but could not be delivered yet:', error)
      return null
    })
  }
}

/** "Email is required, should be an email": the field's messages, joined by commas, behind its prefix. */
export function toFieldErrors(errors: ServiceError[], values: Record<string, string>): FieldErrors {
  const messages: Record<string, string[]> = {}
  for (const { field, message } of errors) {
    if (field !== null && Object.hasOwn(values, field)) messages[field] = [...(messages[field] ?? []), message]
  }
  return Object.fromEntries(
    Object.entries(messages).map(([field, list]) => [field, [`${PREFIXES[field] ?? ''} ${list.join(', ')}`.trim()]]),
  )
}

/** Null when it takes longer; what was begun goes on. */
async function inTime<T>(work: Promise<T>, waitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), waitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
