import { FORM_NAMES } from '@/lib/forms/forms'
import {
  COPY_STATES,
  type ErasePreview,
  EVENT_KINDS,
  type ListQuery,
  MARKS,
  REFUSAL_CODES,
  REQUEST_STATES,
  type RequestAction,
  type RequestDetail,
  type RequestFilter,
  type RequestList,
  type RequestRow,
  type RequestSummary,
  type RequestsRefusal,
  TROUBLES,
} from '@/lib/requests/requests'
import { z } from '@/studio/zod'

/** Responses of /api/requests. A tab that is open during a deployment gets those of another version. */

const OUTAGE = z.object({ since: z.iso.datetime(), waiting: z.number() }).nullable()
const ERRORS = z.array(z.object({ code: z.string(), field: z.string().nullable(), message: z.string() }))

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

const DETAIL = ROW.extend({
  values: z.record(z.string(), z.string()),
  deliveredAt: z.iso.datetime().nullable(),
  attempts: z.number(),
  nextAttemptAt: z.iso.datetime().nullable(),
  refusal: ERRORS,
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(EVENT_KINDS),
      trouble: z.enum(TROUBLES).nullable(),
      errors: ERRORS,
      attempt: z.number().nullable(),
      by: z.string().nullable(),
    }),
  ),
  note: z.string(),
  copy: z
    .object({ state: z.enum(COPY_STATES), at: z.iso.datetime(), reason: z.string().nullable() })
    .nullable()
    .default(null),
}) satisfies z.ZodType<RequestDetail>

const LIST = z.object({
  rows: z.array(ROW),
  total: z.number(),
  counts: z.record(z.enum([...REQUEST_STATES, 'all']), z.number()),
  asOf: z.iso.datetime(),
  newer: z.number(),
  outage: OUTAGE,
}) satisfies z.ZodType<RequestList>

const SUMMARY = z.object({
  counts: z.record(z.enum(REQUEST_STATES), z.number()),
  days: z.array(z.number()),
  outage: OUTAGE,
}) satisfies z.ZodType<RequestSummary>

const ERASE_PREVIEW = ROW.pick({ name: true, email: true, phone: true }).extend({
  matches: z.number(),
  requests: z.array(ROW),
}) satisfies z.ZodType<ErasePreview>

const REFUSAL: z.ZodType<{ code: RefusalCode; message: string }> = z.object({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
})

export type RequestsApi = ReturnType<typeof createRequestsApi>

/** The site's /api/requests, one function per route. Anything but the expected response rejects with a RefusedError. */
export function createRequestsApi(
  /** The token of the Studio user's session; undefined when nobody is signed in. */
  readToken: () => string | undefined,
  send: typeof fetch = (...args) => fetch(...args),
) {
  async function call(path: string, body?: object, more?: RequestInit): Promise<Response> {
    const token = readToken()
    if (!token) throw new RefusedError('sign in', 'Nobody is signed in to the Studio: there is no session token')
    const response = await send(`/api/requests${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      ...more,
    }).catch((error: unknown) => {
      throw new RefusedError('no answer', String(error))
    })
    if (response.ok) return response
    const { code, message } = REFUSAL.catch({ code: 'no answer', message: `It answered ${response.status}` }).parse(
      await readJson(response),
    )
    throw new RefusedError(code, message)
  }

  async function read<Answer>(answer: z.ZodType<Answer>, ...request: Parameters<typeof call>): Promise<Answer> {
    const { success, data, error } = answer.safeParse(await readJson(await call(...request)))
    if (success) return data
    throw new RefusedError('no answer', `${request[0]} did not answer in the expected shape: ${error.message}`)
  }

  const of = (id: string) => `/${encodeURIComponent(id)}`
  return {
    list: (query: ListQuery) => read(LIST, '/list', query),
    /** `days`: when each day to count starts, the earliest first. */
    summary: (days: Date[]) =>
      read(SUMMARY, `/summary?${new URLSearchParams(days.map(day => ['day', day.toISOString()]))}`),
    sendRefused: (filter: RequestFilter) => read(z.object({ count: z.number() }), '/send-refused', filter),
    exportCsv: async (filter: RequestFilter) => {
      const response = await call('/export', filter)
      const [, name] = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '') ?? []
      return { file: await response.blob(), name: name ?? 'requests.csv' }
    },
    detail: (id: string) => read(DETAIL, of(id)),
    act: (id: string, body: RequestAction) => read(DETAIL, of(id), body),
    /** `isLeaving`: the browser completes the request although the page is closed. */
    saveNote: (id: string, note: string, isLeaving = false) =>
      read(DETAIL, `${of(id)}/note`, { note }, { method: 'PUT', keepalive: isLeaving }),
    previewErase: (id: string) => read(ERASE_PREVIEW, `${of(id)}/erase`),
    erase: (id: string) => read(z.object({ erased: z.number() }), `${of(id)}/erase`, { confirm: 'erase' }),
  }
}

/** 'no answer': the network failed, or the response is not one of this site's. */
export type RefusalCode = RequestsRefusal['code'] | 'no answer'

/** Why the API did not do what it was asked. The message is for developers. */
export class RefusedError extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'RefusedError'
    this.code = code
  }
}

/** Refusals that a retry cannot change. */
export const FINAL_REFUSALS: RefusalCode[] = ['sign in', 'role', 'nothing stored']

/** These and a request that was erased: a poll cannot change them either. */
export const LASTING_REFUSALS: RefusalCode[] = [...FINAL_REFUSALS, 'not found']

export function codeOf(error: unknown): RefusalCode {
  return error instanceof RefusedError ? error.code : 'no answer'
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}
