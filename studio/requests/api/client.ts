import {
  ERASE_PREVIEW,
  type ListQuery,
  REQUEST_DETAIL,
  REQUEST_LIST,
  REQUEST_SUMMARY,
  REQUESTS_REFUSAL,
  type RequestAction,
  type RequestFilter,
  type RequestsRefusal,
} from '@/lib/forms/requests'
import { z } from '@/studio/zod'

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
    const { data } = z.safeParse(REQUESTS_REFUSAL, await readJson(response))
    throw new RefusedError(data?.code ?? 'no answer', data?.message ?? `It answered ${response.status}`)
  }

  /** A tab that is open during a deployment gets the responses of another version. */
  async function read<Answer>(answer: z.core.$ZodType<Answer>, ...request: Parameters<typeof call>): Promise<Answer> {
    const { success, data, error } = z.safeParse(answer, await readJson(await call(...request)))
    if (success) return data
    throw new RefusedError('no answer', `${request[0]} did not answer in the expected shape: ${error.message}`)
  }

  const of = (id: string) => `/${encodeURIComponent(id)}`
  return {
    list: (query: ListQuery) => read(REQUEST_LIST, '/list', query),
    /** `days`: when each day to count starts, the earliest first. */
    summary: (days: Date[]) =>
      read(REQUEST_SUMMARY, `/summary?${new URLSearchParams(days.map(day => ['day', day.toISOString()]))}`),
    sendRefused: (filter: RequestFilter) => read(z.object({ count: z.number() }), '/send-refused', filter),
    exportCsv: async (filter: RequestFilter) => {
      const response = await call('/export', filter)
      const [, name] = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '') ?? []
      return { file: await response.blob(), name: name ?? 'requests.csv' }
    },
    detail: (id: string) => read(REQUEST_DETAIL, of(id)),
    act: (id: string, body: RequestAction) => read(REQUEST_DETAIL, of(id), body),
    /** `isLeaving`: the browser completes the request although the page is closed. */
    saveNote: (id: string, note: string, isLeaving = false) =>
      read(REQUEST_DETAIL, `${of(id)}/note`, { note }, { method: 'PUT', keepalive: isLeaving }),
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
export const LASTING_REFUSALS: RefusalCode[] = ['sign in', 'role', 'nothing stored', 'not found']

export function codeOf(error: unknown): RefusalCode {
  return error instanceof RefusedError ? error.code : 'no answer'
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}
