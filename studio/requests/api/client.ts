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

/** The token of the Studio user's session; undefined when nobody is signed in. */
type ReadToken = () => string | undefined

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

const DETAIL = ROW.extend({
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

const LIST = z.object({
  rows: z.array(ROW),
  total: z.number(),
  counts: z.record(z.enum([...REQUEST_STATES, 'all']), z.number()),
  asOf: z.iso.datetime(),
  newer: z.number(),
  outage: OUTAGE,
}) satisfies z.ZodType<RequestList>

const SUMMARY = z.object({
  counts: COUNTS,
  days: z.array(z.number()),
  outage: OUTAGE,
}) satisfies z.ZodType<RequestSummary>

const ERASE_PREVIEW = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  matches: z.number(),
  requests: z.array(ROW),
}) satisfies z.ZodType<ErasePreview>

const SENT = z.object({ count: z.number() })

const ERASED = z.object({ erased: z.number() })

const REFUSAL = z.object({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
}) satisfies z.ZodType<RequestsRefusal>

const BASE = '/api/requests'

type Call = { method?: string; body?: object; signal?: AbortSignal; keepalive?: boolean }

export type RequestsApi = ReturnType<typeof createRequestsApi>

/** The site's /api/requests, one function per route. */
export function createRequestsApi(readToken: ReadToken, send?: typeof fetch) {
  const { call, read } = createApi(readToken, send)
  const of = (id: string) => `/${encodeURIComponent(id)}`

  return {
    list: (query: ListQuery, signal?: AbortSignal) => read(LIST, '/list', { method: 'POST', body: query, signal }),
    /** `days`: when each day to count starts, the earliest first. */
    summary: (days: Date[], signal?: AbortSignal) =>
      read(SUMMARY, `/summary?${new URLSearchParams(days.map(day => ['day', day.toISOString()]))}`, { signal }),
    sendRefused: (filter: RequestFilter) => read(SENT, '/send-refused', { method: 'POST', body: filter }),
    exportCsv: async (filter: RequestFilter) => {
      const response = await call('/export', { method: 'POST', body: filter })
      return { file: await response.blob(), name: fileName(response.headers.get('content-disposition')) }
    },
    detail: (id: string, signal?: AbortSignal) => read(DETAIL, of(id), { signal }),
    act: (id: string, body: RequestAction) => read(DETAIL, of(id), { method: 'POST', body }),
    /** `isLeaving`: the browser completes the request although the page is closed. */
    saveNote: (id: string, note: string, isLeaving = false) =>
      read(DETAIL, `${of(id)}/note`, { method: 'PUT', body: { note }, keepalive: isLeaving }),
    previewErase: (id: string, signal?: AbortSignal) => read(ERASE_PREVIEW, `${of(id)}/erase`, { signal }),
    erase: (id: string) => read(ERASED, `${of(id)}/erase`, { method: 'POST', body: { confirm: 'erase' } }),
  }
}

/** Calls as the signed-in user of the Studio. Anything but the expected response rejects with a RefusedError. */
function createApi(readToken: ReadToken, send: typeof fetch = (...args) => fetch(...args)) {
  async function call(path: string, { method = 'GET', body, ...more }: Call = {}): Promise<Response> {
    const token = readToken()
    if (!token) throw new RefusedError('sign in', 'Nobody is signed in to the Studio: there is no session token')
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, cache: 'no-store', credentials: 'omit', ...more } as const
    const response = await send(BASE + path, body ? { ...init, body: JSON.stringify(body) } : init).catch(
      (error: unknown) => {
        if (more.signal?.aborted) throw error
        throw new RefusedError('no answer', String(error))
      },
    )
    if (!response.ok) throw await readRefusal(response)
    return response
  }

  async function read<Answer>(answer: z.ZodType<Answer>, path: string, options?: Call): Promise<Answer> {
    const { success, data, error } = answer.safeParse(await readJson(await call(path, options)))
    if (success) return data
    throw new RefusedError('no answer', `${BASE}${path} did not answer in the expected shape: ${error.message}`)
  }

  return { call, read }
}

function fileName(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'requests.csv'
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

async function readRefusal(response: Response): Promise<RefusedError> {
  const { success, data } = REFUSAL.safeParse(await readJson(response))
  if (success) return new RefusedError(data.code, data.message)
  return new RefusedError('no answer', `${BASE} answered ${response.status} without a known code`)
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}
