import type { SQLOutputValue } from 'node:sqlite'
import { type FormName, isFormName } from '../../lib/forms/forms.ts'
import {
  type HistoryEvent,
  MARKS,
  type Mark,
  REQUEST_STATES,
  type RequestState,
  TROUBLES,
} from '../../lib/requests/requests.ts'
import { CHANNELS, type Channel } from '../channels.ts'
import type { OutboxEntry } from './outbox.ts'

export type Row = Record<string, SQLOutputValue>

type Value = SQLOutputValue | undefined

export function toEntry(row: Row): OutboxEntry {
  return {
    id: String(row.id),
    form: toFormName(row.form),
    values: JSON.parse(String(row.fields)),
    marks: toMarks(row.marks),
    state: toState(row.state),
    receivedAt: toTime(row.received_at),
    deliveredAt: row.delivered_at === null ? null : toTime(row.delivered_at),
    attempts: Number(row.attempts),
    nextAttemptAt: toTime(row.next_attempt_at),
    refusal: row.refusal === null ? [] : JSON.parse(String(row.refusal)),
    note: String(row.note),
  }
}

export function toEvent(row: Row): HistoryEvent {
  return {
    at: toTime(row.at),
    kind: toKind(row.kind),
    trouble: TROUBLES.find(known => known === row.trouble) ?? null,
    errors: JSON.parse(String(row.errors)),
    attempt: row.attempt === null ? null : Number(row.attempt),
    by: row.actor === null ? null : String(row.actor),
  }
}

export function toState(value: Value): RequestState {
  return oneOf(REQUEST_STATES, value, 'a submission in the unknown state')
}

export function toFormName(value: Value): FormName {
  const name = String(value)
  if (!isFormName(name)) throw new Error(`The outbox holds a submission of the unknown form "${name}"`)
  return name
}

export function toChannel(value: Value): Channel {
  return oneOf(CHANNELS, value, 'a submission for the unknown channel')
}

/** Ignores marks that only earlier versions used. */
function toMarks(value: Value): Mark[] {
  const names: unknown[] = JSON.parse(String(value))
  return MARKS.filter(mark => names.includes(mark))
}

const KINDS = [
  'received',
  'corrected',
  'delivered',
  'failed',
  'refused',
  'released',
  'sentAgain',
  'spam',
  'notSpam',
] as const satisfies HistoryEvent['kind'][]

function toKind(value: Value): HistoryEvent['kind'] {
  return oneOf(KINDS, value, 'an event of the unknown kind')
}

function oneOf<T extends string>(known: readonly T[], value: Value, what: string): T {
  const found = known.find(item => item === value)
  if (!found) throw new Error(`The outbox holds ${what} "${value}"`)
  return found
}

function toTime(value: Value): string {
  return new Date(Number(value)).toISOString()
}
