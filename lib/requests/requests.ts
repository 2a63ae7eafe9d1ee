/** Wire types of /api/requests. Times are ISO 8601. */
import type { FormName } from '../forms/forms.ts'

/** refused: the form service found errors in it · held: its honeypot was filled in · spam: a person decided never to send it. */
export const REQUEST_STATES = ['pending', 'delivered', 'refused', 'held', 'spam'] as const

export type RequestState = (typeof REQUEST_STATES)[number]

/** Only the first holds a submission back. */
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

/** Without a field it concerns the whole form. */
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
  at: string
  /** shown: to the visitor, the errors; or without any, that it was received. */
  kind: (typeof EVENT_KINDS)[number]
  trouble: Trouble | null
  errors: ServiceError[]
  /** Counts from 1; null if the event is not an attempt. */
  attempt: number | null
  by: string | null
}

/** Texts are empty where the form does not ask or the visitor left the field empty. */
export type RequestRow = {
  id: string
  /** Such as K7P-4MX, told to the visitor; '' of a request that is older than references. */
  reference: string
  form: FormName
  state: RequestState
  marks: Mark[]
  receivedAt: string
  name: string
  email: string
  phone: string
  masjid: string
  location: string
}

export type RequestDetail = RequestRow & {
  values: Record<string, string>
  deliveredAt: string | null
  attempts: number
  nextAttemptAt: string | null
  refusal: ServiceError[]
  history: HistoryEvent[]
  note: string
  /** Null if the visitor gets none. */
  copy: Copy | null
}

/** The copy for the visitor. `at` is when it was sent, when that was given up, or when it is tried next; `reason` why it failed. */
export type Copy = { state: (typeof COPY_STATES)[number]; at: string; reason: string | null }

export const COPY_STATES = ['waiting', 'sent', 'unsent'] as const

/** Null and '' do not filter. */
export type RequestFilter = {
  state: RequestState | null
  form: FormName | null
  since: string | null
  search: string
  isMarked: boolean
}

export const ALL_REQUESTS: RequestFilter = { state: null, form: null, since: null, search: '', isMarked: false }

/** Body of POST /api/requests/list. `asOf` keeps rows in place while new requests arrive; null: now. */
export type ListQuery = RequestFilter & { asOf: string | null; offset: number; limit: number }

export const MAX_ROWS = 200

/** Rows per page of the Studio's list. */
export const PAGE_ROWS = 50

export type RequestList = {
  rows: RequestRow[]
  total: number
  /** For the filter without its state. `all` excludes spam. */
  counts: Record<RequestState | 'all', number>
  asOf: string
  newer: number
  outage: Outage | null
}

/** Since when the form service has accepted nothing. */
export type Outage = { since: string; waiting: number }

export const MAX_DAYS = 31

/** Response of GET /api/requests/summary?day=…&day=…, where each `day` is the moment at which a day of the caller's starts, in order. */
export type RequestSummary = {
  counts: Record<RequestState, number>
  /** Requests by day; the last has not ended. Leaves out spam. */
  days: number[]
  outage: Outage | null
}

/** Body of POST /api/requests/{id}, which responds with the updated RequestDetail. */
export type RequestAction = { action: 'send' | 'release' | 'spam' | 'notSpam' }

/** Response of GET /api/requests/{id}/erase: the person whose data a POST to the same URL erases, and the newest of the requests. */
export type ErasePreview = Pick<RequestRow, 'name' | 'email' | 'phone'> & { matches: number; requests: RequestRow[] }

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

/** Body of every response whose status is not 200. */
export type RequestsRefusal = {
  code: (typeof REFUSAL_CODES)[number]
  /** For developers; the Studio shows staff its own words. */
  message: string
}
