/** Wire format of /api/requests. Times are ISO 8601. By zod/mini, which does not probe for eval: the Studio's CSP reports that. */
import * as z from 'zod/mini'
import { FORM_NAMES } from './forms.ts'

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
export const SERVICE_ERROR = z.object({ code: z.string(), field: z.nullable(z.string()), message: z.string() })
export type ServiceError = z.infer<typeof SERVICE_ERROR>

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

const HISTORY_EVENT = z.object({
  at: z.iso.datetime(),
  /** shown: to the visitor, the errors; or without any, that it was received. */
  kind: z.enum(EVENT_KINDS),
  trouble: z.nullable(z.enum(TROUBLES)),
  errors: z.array(SERVICE_ERROR),
  /** Counts from 1; null if the event is not an attempt. */
  attempt: z.nullable(z.number()),
  by: z.nullable(z.string()),
})
export type HistoryEvent = z.infer<typeof HISTORY_EVENT>

/** Texts are empty where the form does not ask or the visitor left the field empty. */
const REQUEST_ROW = z.object({
  id: z.string(),
  /** Such as K7P-4MX, told to the visitor; '' of a request that is older than references. */
  reference: z.string(),
  form: z.enum(FORM_NAMES),
  state: z.enum(REQUEST_STATES),
  marks: z.array(z.enum(MARKS)),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  masjid: z.string(),
  location: z.string(),
})
export type RequestRow = z.infer<typeof REQUEST_ROW>

/** The copy for the visitor. `at` is when it was sent, when that was given up, or when it is tried next; `reason` why it failed. */
const COPY = z.object({
  state: z.enum(['waiting', 'sent', 'unsent']),
  at: z.iso.datetime(),
  reason: z.nullable(z.string()),
})
export type Copy = z.infer<typeof COPY>

export const REQUEST_DETAIL = z.extend(REQUEST_ROW, {
  values: z.record(z.string(), z.string()),
  deliveredAt: z.nullable(z.iso.datetime()),
  attempts: z.number(),
  nextAttemptAt: z.nullable(z.iso.datetime()),
  refusal: z.array(SERVICE_ERROR),
  history: z.array(HISTORY_EVENT),
  note: z.string(),
  /** Null if the visitor gets none. */
  copy: z.nullable(COPY),
})
export type RequestDetail = z.infer<typeof REQUEST_DETAIL>

export const MAX_SEARCH_CHARACTERS = 200

/** Null and '' do not filter. */
export const REQUEST_FILTER = z.strictObject({
  state: z.nullable(z.enum(REQUEST_STATES)),
  form: z.nullable(z.enum(FORM_NAMES)),
  since: z.nullable(z.iso.datetime()),
  search: z.string().check(z.maxLength(MAX_SEARCH_CHARACTERS)),
  isMarked: z.boolean(),
})
export type RequestFilter = z.infer<typeof REQUEST_FILTER>

export const MAX_ROWS = 200
const MAX_OFFSET = 10_000_000

/** Body of POST /api/requests/list. `asOf` keeps rows in place while new requests arrive; null: now. */
export const LIST_QUERY = z.extend(REQUEST_FILTER, {
  asOf: z.nullable(z.iso.datetime()),
  offset: z.int().check(z.minimum(0), z.maximum(MAX_OFFSET)),
  limit: z.int().check(z.minimum(1), z.maximum(MAX_ROWS)),
})
export type ListQuery = z.infer<typeof LIST_QUERY>

/** Rows per page of the Studio's list. */
export const PAGE_ROWS = 50

/** Since when the form service has accepted nothing. */
const OUTAGE = z.object({ since: z.iso.datetime(), waiting: z.number() })
export type Outage = z.infer<typeof OUTAGE>

export const REQUEST_LIST = z.object({
  rows: z.array(REQUEST_ROW),
  total: z.number(),
  /** For the filter without its state. `all` excludes spam. */
  counts: z.record(z.enum([...REQUEST_STATES, 'all']), z.number()),
  asOf: z.iso.datetime(),
  newer: z.number(),
  outage: z.nullable(OUTAGE),
})
export type RequestList = z.infer<typeof REQUEST_LIST>

export const MAX_DAYS = 31

/** Response of GET /api/requests/summary?day=…&day=…, where each `day` is the moment at which a day of the caller's starts, in order. */
export const REQUEST_SUMMARY = z.object({
  counts: z.record(z.enum(REQUEST_STATES), z.number()),
  /** Requests by day; the last has not ended. Leaves out spam. */
  days: z.array(z.number()),
  outage: z.nullable(OUTAGE),
})
export type RequestSummary = z.infer<typeof REQUEST_SUMMARY>

/** Body of POST /api/requests/{id}, which responds with the updated RequestDetail. */
export const REQUEST_ACTION = z.strictObject({ action: z.enum(['send', 'release', 'spam', 'notSpam']) })
export type RequestAction = z.infer<typeof REQUEST_ACTION>

/** Response of GET /api/requests/{id}/erase: the person whose data a POST to the same URL erases, and the newest of the requests. */
export const ERASE_PREVIEW = z.extend(z.pick(REQUEST_ROW, { name: true, email: true, phone: true }), {
  matches: z.number(),
  requests: z.array(REQUEST_ROW),
})
export type ErasePreview = z.infer<typeof ERASE_PREVIEW>

export const MAX_ERASE_ROWS = 50

/** Body of every response whose status is not 200. The message is for developers; the Studio shows staff its own words. */
export const REQUESTS_REFUSAL = z.object({
  code: z.enum([
    'sign in',
    'role',
    'nothing stored',
    'not found',
    'state changed',
    'bad request',
    'content service unreachable',
    'failed',
  ]),
  message: z.string(),
})
export type RequestsRefusal = z.infer<typeof REQUESTS_REFUSAL>
