/** Wire types between the site's /api/requests and the Studio's Requests tool. */
import type { FormName } from '../forms/forms.ts'

/**
 * pending: not yet delivered · delivered: the form service has it · refused: the form service found errors in it · held: its
 * honeypot was filled in, so a person decides · spam: a person decided never to send it.
 */
export const REQUEST_STATES = ['pending', 'delivered', 'refused', 'held', 'spam'] as const

export type RequestState = (typeof REQUEST_STATES)[number]

/** Signs of a bot. Only the first holds a submission back; the others are delivered with it. */
export const MARKS = [
  'honeypot filled',
  'sent too fast',
  'token missing',
  'token forged',
  'token expired',
  'token replayed',
  'many from one address',
] as const

export type Mark = (typeof MARKS)[number]

export const TROUBLES = ['busy', 'fault', 'timeout', 'unreachable', 'unexpected answer', 'form refused'] as const

export type Trouble = (typeof TROUBLES)[number]

/** One entry of the form service's `errors`; without a field it concerns the whole form. */
export type ServiceError = { code: string; field: string | null; message: string }

export const EVENT_KINDS = [
  'received',
  'corrected',
  'delivered',
  'failed',
  'refused',
  'shown',
  'released',
  'sentAgain',
  'spam',
  'notSpam',
] as const

export type HistoryEvent = {
  /** ISO 8601. */
  at: string
  kind: (typeof EVENT_KINDS)[number]
  /** Null unless an attempt failed. */
  trouble: Trouble | null
  errors: ServiceError[]
  /** Counts from 1; null if the event is not an attempt. */
  attempt: number | null
  by: string | null
}

/** A row of the list. Texts are empty where the form does not ask or the visitor left the field empty. */
export type RequestRow = {
  id: string
  form: FormName
  state: RequestState
  marks: Mark[]
  /** ISO 8601. */
  receivedAt: string
  name: string
  email: string
  phone: string
  masjid: string
  /** City and region, as typed or as "Regina, Saskatchewan". */
  location: string
}

export type RequestDetail = RequestRow & {
  /** Every field of the form, in order; empty where nothing was submitted. */
  values: Record<string, string>
  deliveredAt: string | null
  attempts: number
  /** ISO 8601: the next attempt at a pending request; otherwise null. */
  nextAttemptAt: string | null
  refusal: ServiceError[]
  /** Newest first. */
  history: HistoryEvent[]
  note: string
}

/** Null and '' do not filter. */
export type RequestFilter = {
  state: RequestState | null
  form: FormName | null
  since: string | null
  /** Words that must all occur in the values, whatever their case and accents. */
  search: string
  isMarked: boolean
}

export const ALL_REQUESTS: RequestFilter = { state: null, form: null, since: null, search: '', isMarked: false }

/** Body of POST /api/requests/list. `asOf` keeps rows in place while new requests arrive; null: now. */
export type ListQuery = RequestFilter & { asOf: string | null; offset: number; limit: number }

export const MAX_ROWS = 200

export type RequestList = {
  rows: RequestRow[]
  /** Number of rows that match the filter as of `asOf`, on all pages. */
  total: number
  /** Numbers per state, for the filter without its state. `all` excludes spam. */
  counts: Record<RequestState | 'all', number>
  /** ISO 8601: the `asOf` to send for the next page. */
  asOf: string
  /** Number of matching requests that arrived after `asOf`. */
  newer: number
  outage: Outage | null
}

/** Since when (ISO 8601) the form service has accepted nothing, and how many requests are waiting. */
export type Outage = { since: string; waiting: number }

/** Most moments that GET /api/requests/summary takes as `day`. */
export const MAX_DAYS = 31

/**
 * Response of GET /api/requests/summary?day=…&day=…, in which each `day` is the ISO 8601 moment at which a day of the caller's starts,
 * the earliest first.
 */
export type RequestSummary = {
  counts: Record<RequestState, number>
  /** Requests that arrived on each of the days; the last has not ended. Counts what was erased since, but no spam. */
  days: number[]
  outage: Outage | null
}

/** Body of POST /api/requests/{id}, which responds with the updated RequestDetail. */
export type RequestAction = { action: 'send' | 'release' | 'spam' | 'notSpam' }

/**
 * Response of GET /api/requests/{id}/erase: the person whose data a POST to the same URL erases, and what it erases: the number of
 * requests, and the newest of them.
 */
export type ErasePreview = Pick<RequestRow, 'name' | 'email' | 'phone'> & { matches: number; requests: RequestRow[] }

/** Most requests that an ErasePreview lists. */
export const MAX_ERASE_ROWS = 50

export const REFUSAL_CODES = [
  'sign in',
  'role',
  'nothing stored',
  'not found',
  'state changed',
  'bad request',
  'content service unreachable',
  'failed',
] as const

/** Body of every /api/requests response whose status is not 200. */
export type RequestsRefusal = {
  code: (typeof REFUSAL_CODES)[number]
  /** A sentence for developers; the Studio shows staff its own words. */
  message: string
}
