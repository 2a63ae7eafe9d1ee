import { FORM_NAMES } from '@/lib/forms/forms'
import {
  COPY_STATES,
  type ErasePreview,
  EVENT_KINDS,
  MARKS,
  REFUSAL_CODES,
  REQUEST_STATES,
  type RequestDetail,
  type RequestList,
  type RequestRow,
  type RequestSummary,
  type RequestsRefusal,
  TROUBLES,
} from '@/lib/requests/requests'
import { z } from '@/studio/zod'

/** Responses of /api/requests. A tab that is open during a deployment gets those of another version. */

const COUNTS = z.record(z.enum(REQUEST_STATES), z.number())
const OUTAGE = z.object({ since: z.iso.datetime(), waiting: z.number() }).nullable()
const ERRORS = z.array(z.object({ code: z.string(), field: z.string().nullable(), message: z.string() }))

const EVENT = z.object({
  at: z.iso.datetime(),
  kind: z.enum(EVENT_KINDS),
  trouble: z.enum(TROUBLES).nullable(),
  errors: ERRORS,
  attempt: z.number().nullable(),
  by: z.string().nullable(),
})

const ROW = z.object({
  id: z.string(),
  reference: z.string().default(''),
  form: z.enum(FORM_NAMES),
  state: z.enum(REQUEST_STATES),
  marks: z.array(z.enum(MARKS)),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  masjid: z.string(),
  location: z.string(),
}) satisfies z.ZodType<RequestRow>

export const DETAIL = ROW.extend({
  values: z.record(z.string(), z.string()),
  deliveredAt: z.iso.datetime().nullable(),
  attempts: z.number(),
  nextAttemptAt: z.iso.datetime().nullable(),
  refusal: ERRORS,
  history: z.array(EVENT),
  note: z.string(),
  copy: z
    .object({ state: z.enum(COPY_STATES), at: z.iso.datetime(), reason: z.string().nullable() })
    .nullable()
    .default(null),
}) satisfies z.ZodType<RequestDetail>

export const LIST = z.object({
  rows: z.array(ROW),
  total: z.number(),
  counts: z.record(z.enum([...REQUEST_STATES, 'all']), z.number()),
  asOf: z.iso.datetime(),
  newer: z.number(),
  outage: OUTAGE,
}) satisfies z.ZodType<RequestList>

export const SUMMARY = z.object({
  counts: COUNTS,
  days: z.array(z.number()),
  outage: OUTAGE,
}) satisfies z.ZodType<RequestSummary>

export const ERASE_PREVIEW = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  matches: z.number(),
  requests: z.array(ROW),
}) satisfies z.ZodType<ErasePreview>

export const SENT = z.object({ count: z.number() })

export const ERASED = z.object({ erased: z.number() })

export const REFUSAL = z.object({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
}) satisfies z.ZodType<RequestsRefusal>
