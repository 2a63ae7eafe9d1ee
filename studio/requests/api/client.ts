import type { ListQuery, RequestAction, RequestFilter, RequestsRefusal } from '@/lib/requests/requests'
import type { z } from '@/studio/zod'
import { DETAIL, ERASE_PREVIEW, ERASED, LIST, REFUSAL, SENT, SUMMARY } from './answers'

/** The token of the Studio user's session; undefined when nobody is signed in. */
type ReadToken = () => string | undefined

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
