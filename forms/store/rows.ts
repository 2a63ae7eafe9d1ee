import { z } from 'zod'
import { FORM_NAMES } from '../../lib/forms/forms.ts'
import {
  type Copy,
  EVENT_KINDS,
  type HistoryEvent,
  MARKS,
  REQUEST_STATES,
  type RequestRow,
  type RequestState,
  SERVICE_ERROR,
  TROUBLES,
} from '../../lib/forms/requests.ts'
import { jsonIn } from '../../lib/words/decode.ts'
import { columnOf } from '../submission.ts'
import type { Row } from './database.ts'

const JSON_TEXT = z.string().transform(jsonIn)
const TIME = z.number().transform(milliseconds => new Date(milliseconds).toISOString())
const STATE = z.enum(REQUEST_STATES)
const ERRORS = JSON_TEXT.pipe(z.array(SERVICE_ERROR))

const SUBMISSION = z.object({
  id: z.string(),
  reference: z.string(),
  form: z.enum(FORM_NAMES),
  fields: JSON_TEXT.pipe(z.record(z.string(), z.string())),
  // Drops marks that only earlier versions used.
  marks: JSON_TEXT.pipe(z.array(z.string())).transform(names => MARKS.filter(mark => names.includes(mark))),
  state: STATE,
  received_at: TIME,
  delivered_at: TIME.nullable(),
  attempts: z.number(),
  next_attempt_at: TIME,
  refusal: ERRORS.nullable(),
  note: z.string(),
})

/** What searches and erasures compare is made of these. */
export const TYPED = SUBMISSION.pick({ id: true, form: true, fields: true })

const ENTRY = SUBMISSION.transform(
  ({ fields: values, received_at, delivered_at, next_attempt_at, refusal, ...same }) => {
    const times = { receivedAt: received_at, deliveredAt: delivered_at, nextAttemptAt: next_attempt_at }
    return { ...same, ...times, values, refusal: refusal ?? [] }
  },
)

export type OutboxEntry = z.infer<typeof ENTRY>

const COPY_STATES = { pending: 'waiting', sent: 'sent', undeliverable: 'unsent' } as const

const COPY = z
  .object({
    state: z.enum(['pending', 'sent', 'undeliverable']),
    settled_at: TIME.nullable(),
    next_attempt_at: TIME,
    last_error: z.string().nullable(),
  })
  .transform(({ state, settled_at, next_attempt_at, last_error }): Copy => {
    return { state: COPY_STATES[state], at: settled_at ?? next_attempt_at, reason: last_error }
  })

const EVENT = z
  .object({
    at: TIME,
    kind: z.enum(EVENT_KINDS),
    trouble: z.enum(TROUBLES).nullable().catch(null),
    errors: ERRORS,
    attempt: z.number().nullable(),
    actor: z.string().nullable(),
  })
  .transform(({ actor: by, ...event }): HistoryEvent => ({ ...event, by }))

/** All of these throw when the outbox holds something that this version of the site does not know. */
const toState = decoderOf(STATE, 'state of a submission')
export const toEntry = decoderOf(ENTRY, 'submission')
export const toEvent = decoderOf(EVENT, 'event')
export const toCopy = decoderOf(COPY, 'copy')

export function toRequestRow(entry: OutboxEntry): RequestRow {
  const { id, reference, form, state, marks, receivedAt } = entry
  return {
    ...{ id, reference, form, state, marks, receivedAt },
    name: columnOf(entry, 'name'),
    email: columnOf(entry, 'email'),
    phone: columnOf(entry, 'phone'),
    masjid: columnOf(entry, 'masjid'),
    location: columnOf(entry, 'location'),
  }
}

export function toCounts(rows: Row[]): Record<RequestState, number> {
  const counts: Record<RequestState, number> = { pending: 0, delivered: 0, refused: 0, held: 0, spam: 0 }
  for (const { state, total } of rows) counts[toState(state)] = Number(total)
  return counts
}

/** Its errors name columns, never their values, which are personal data. */
export function decoderOf<T extends z.ZodType>(schema: T, what: string): (value: unknown) => z.infer<T> {
  return value => {
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    throw new Error(`The outbox holds an unknown ${what}: ${z.prettifyError(error)}`)
  }
}
