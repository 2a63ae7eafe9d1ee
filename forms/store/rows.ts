import { z } from 'zod'
import { FORM_NAMES } from '../../lib/forms/forms.ts'
import {
  type Copy,
  type ErasePreview,
  EVENT_KINDS,
  type HistoryEvent,
  MARKS,
  type Outage,
  REQUEST_STATES,
  type RequestDetail,
  type RequestList,
  type RequestRow,
  type RequestState,
  TROUBLES,
} from '../../lib/requests/requests.ts'
import type { Digest, DueNotification, OutboxEntry } from '../outbox/outbox.ts'
import { CHANNELS, columnOf } from '../submission.ts'
import type { Row } from './database.ts'

const JSON_TEXT = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('is not JSON')
    return z.NEVER
  }
})
const TIME = z.number().transform(milliseconds => new Date(milliseconds).toISOString())
const STATE = z.enum(REQUEST_STATES)
const FORM = z.enum(FORM_NAMES)
const CHANNEL = z.enum(CHANNELS)
const VALUES = JSON_TEXT.pipe(z.record(z.string(), z.string()))
const ERRORS = JSON_TEXT.pipe(
  z.array(z.object({ code: z.string(), field: z.string().nullable(), message: z.string() })),
)

const SUBMISSION = z
  .object({
    id: z.string(),
    reference: z.string(),
    form: FORM,
    fields: VALUES,
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
  .transform(({ fields: values, received_at, delivered_at, next_attempt_at, refusal, ...same }) => {
    const times = { receivedAt: received_at, deliveredAt: delivered_at, nextAttemptAt: next_attempt_at }
    return { ...same, ...times, values, refusal: refusal ?? [] }
  })

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
export const toFormName = decoderOf(FORM, 'form of a submission')
export const toChannel = decoderOf(CHANNEL, 'channel of a submission')
export const toValues = decoderOf(VALUES, 'fields of a submission')
export const toEntry: (row: Row) => OutboxEntry = decoderOf(SUBMISSION, 'submission')
export const toEvent = decoderOf(EVENT, 'event')
const toCopy = decoderOf(COPY, 'copy')
const toKind = decoderOf(z.enum(['received', 'digest', 'copy']), 'kind of a notification')
const toQueue = decoderOf(z.enum(['email', 'webhook', 'copy']), 'queue')

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

/** An erasure of `own` would erase `matches` submissions; `newest` are the rows to list. */
export function toErasePreview(own: Row, newest: Row[], matches: number): ErasePreview {
  const { name, email, phone } = toRequestRow(toEntry(own))
  return { name, email, phone, matches, requests: newest.map(row => toRequestRow(toEntry(row))) }
}

type ListParts = {
  rows: Row[]
  counts: Record<RequestState, number>
  state: RequestState | null
  until: number
  newer: unknown
  outage: Outage | null
}

export function toRequestList({ rows, counts, state, until, newer, outage }: ListParts): RequestList {
  const all = REQUEST_STATES.reduce((sum, each) => sum + (each === 'spam' ? 0 : counts[each]), 0)
  return {
    rows: rows.map(row => toRequestRow(toEntry(row))),
    total: state === null ? all : counts[state],
    counts: { ...counts, all },
    asOf: new Date(until).toISOString(),
    newer: Number(newer),
    outage,
  }
}

export function toDetail(entry: OutboxEntry, history: HistoryEvent[], copy: Row | undefined): RequestDetail {
  const { values, deliveredAt, attempts, nextAttemptAt, refusal, note, state } = entry
  return {
    ...toRequestRow(entry),
    ...{ values, deliveredAt, attempts, refusal, history, note },
    nextAttemptAt: state === 'pending' ? nextAttemptAt : null,
    copy: copy ? toCopy(copy) : null,
  }
}

export function toCounts(rows: Row[]): Record<RequestState, number> {
  const counts: Record<RequestState, number> = { pending: 0, delivered: 0, refused: 0, held: 0, spam: 0 }
  for (const { state, total } of rows) counts[toState(state)] = Number(total)
  return counts
}

export function toDigest(rows: Row[]): Digest {
  const digest: Digest = { held: {}, refused: {}, waiting: {} }
  for (const { state, form, total } of rows) {
    const kind = state === 'pending' ? 'waiting' : state === 'held' ? 'held' : 'refused'
    digest[kind][toFormName(form)] = Number(total)
  }
  return digest
}

export function toNotificationCounts(rows: Row[]): { pending: number; undeliverable: number } {
  const counts = rows.map(row => [String(row.state), Number(row.total)])
  const { pending = 0, undeliverable = 0 } = Object.fromEntries(counts)
  return { pending, undeliverable }
}

export function toNotification(row: Row, submission: Row | undefined): DueNotification {
  return {
    id: String(row.id),
    kind: toKind(row.kind),
    via: toQueue(row.via),
    submission: submission ? toEntry(submission) : null,
    createdAt: Number(row.created_at),
    attempts: Number(row.attempts),
  }
}

/** Its errors name columns, never their values, which are personal data. */
function decoderOf<T extends z.ZodType>(schema: T, what: string): (value: unknown) => z.infer<T> {
  return value => {
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    throw new Error(`The outbox holds an unknown ${what}: ${z.prettifyError(error)}`)
  }
}

/** In milliseconds since 1970. `to` is exclusive; the last period has no end. */
export function periodsOf(starts: number[]): { from: number; to: number }[] {
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? Number.MAX_SAFE_INTEGER }))
}
