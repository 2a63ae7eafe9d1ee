/** What staff see of submitted forms: the wire types between the site's /api/requests and the Studio's Requests tool. */
import type { FormName } from '../forms/forms.ts'

/**
 * pending: to be delivered · delivered: the form service has it · refused: the form service found errors in it ·
 * held: its honeypot was filled, so a person decides · spam: a person decided that it is never sent.
 */
export const REQUEST_STATES = ['pending', 'delivered', 'refused', 'held', 'spam'] as const

export type RequestState = (typeof REQUEST_STATES)[number]

/** Signs of a program. Only the first holds a submission back; the others come with it when it is delivered. */
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

/** Why an attempt at delivery decided nothing. */
export const TROUBLES = ['busy', 'fault', 'timeout', 'unreachable', 'unexpected answer', 'form refused'] as const

export type Trouble = (typeof TROUBLES)[number]

/** One member of the form service's `errors`; without a field it is about the whole form. */
export type ServiceError = { code: string; field: string | null; message: string }

export type HistoryEvent = {
  /** ISO 8601. */
  at: string
  kind: 'received' | 'corrected' | 'delivered' | 'failed' | 'refused' | 'released' | 'sentAgain' | 'spam' | 'notSpam'
  /** Of a failed attempt. */
  trouble: Trouble | null
  /** What the form service said of a failed or refused attempt. */
  errors: ServiceError[]
  /** Counts the attempts from 1; null for what is no attempt. */
  attempt: number | null
  /** Name of the member of staff who did it. */
  by: string | null
}

/** A line of the list. Texts are empty where the form does not ask or the visitor gave nothing. */
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
  /** City and region, as typed or "Regina, Saskatchewan". */
  place: string
}

export type RequestDetail = RequestRow & {
  /** Every field of the form, in its order; what was not given is empty. */
  values: Record<string, string>
  deliveredAt: string | null
  attempts: number
  /** ISO 8601; when a pending request is tried next. Null for any other. */
  nextAttemptAt: string | null
  /** What the form service found wrong with a refused request. */
  refusal: ServiceError[]
  /** Newest first. */
  history: HistoryEvent[]
  note: string
}

/** Which requests. Null and '' do not narrow. */
export type RequestFilter = {
  state: RequestState | null
  form: FormName | null
  /** ISO 8601: only what was received since. */
  since: string | null
  /** Words that must all occur in the values, whatever their case and accents. */
  search: string
  /** True: only what carries a mark. */
  isMarked: boolean
}

export const ALL_REQUESTS: RequestFilter = { state: null, form: null, since: null, search: '', isMarked: false }

/** Body of POST /api/requests/list. `asOf` keeps the rows of a list in place while new ones come in; null: now. */
export type ListQuery = RequestFilter & { asOf: string | null; offset: number; limit: number }

/** More rows than this are not answered at once. */
export const MAX_ROWS = 200

export type RequestList = {
  /** Newest first. */
  rows: RequestRow[]
  /** Rows that match the filter as of `asOf`, beyond those that came with this answer. */
  total: number
  /** For the same form, date, words and marks. `all` leaves spam out. */
  counts: Record<RequestState | 'all', number>
  /** ISO 8601: what to send as `asOf` for the next rows. */
  asOf: string
  /** How many that match the filter came after `asOf`. */
  newer: number
  outage: Outage | null
}

/** The form service has taken nothing since (ISO 8601), and as many requests wait. */
export type Outage = { since: string; waiting: number }

/** Answer of GET /api/requests/summary. */
export type RequestSummary = {
  counts: Record<RequestState, number>
  /** Received within the last 24 hours, spam left out. */
  recent: number
  outage: Outage | null
}

/** Body of POST /api/requests/{id}, which answers with the RequestDetail after it. */
export type RequestAction = { action: 'send' | 'release' | 'spam' | 'notSpam' }

/** Answer of GET /api/requests/{id}/erase: whose data POST to the same address erases. */
export type ErasePreview = { name: string; email: string; phone: string; matches: number }

/** What /api/requests says with any status but 200. */
export type RequestsRefusal = {
  code:
    | 'sign in'
    | 'role'
    | 'nothing stored'
    | 'not found'
    | 'state changed'
    | 'bad request'
    | 'content service unreachable'
    | 'failed'
  /** A sentence for developers; staff read the Studio's own words. */
  message: string
}
