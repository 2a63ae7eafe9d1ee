import type {
  ErasePreview,
  ListQuery,
  RequestAction,
  RequestDetail,
  RequestFilter,
  RequestList,
  RequestSummary,
} from '@/lib/requests/requests'
import { RefusedError, readRefusal } from './refused-error'

const BASE = '/api/requests'

/** Reads the token of the Studio user's session when it is needed; undefined when nobody is signed in. */
export type ReadToken = () => string | undefined

type Call = { method?: string; body?: object; signal?: AbortSignal; keepalive?: boolean }

export type RequestsApi = ReturnType<typeof createRequestsApi>

/** The site's /api/requests, one function per route. Whatever is no answer rejects with a RefusedError. */
export function createRequestsApi(readToken: ReadToken, send: typeof fetch = (...args) => fetch(...args)) {
  async function call(path: string, { method = 'GET', body, ...more }: Call = {}): Promise<Response> {
    const token = readToken()
    if (!token) throw new RefusedError('sign in', 'The Studio has no token of a session')
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, cache: 'no-store', credentials: 'omit', ...more } as const
    const response = await send(`${BASE}${path}`, body ? { ...init, body: JSON.stringify(body) } : init).catch(
      (error: unknown) => {
        if (more.signal?.aborted) throw error
        throw new RefusedError('no answer', String(error))
      },
    )
    if (!response.ok) throw await readRefusal(response)
    return response
  }

  async function read<Answer>(path: string, options?: Call): Promise<Answer> {
    const response = await call(path, options)
    return response.json()
  }

  const of = (id: string) => `/${encodeURIComponent(id)}`

  return {
    list: (query: ListQuery, signal?: AbortSignal) =>
      read<RequestList>('/list', { method: 'POST', body: query, signal }),
    summary: (signal?: AbortSignal) => read<RequestSummary>('/summary', { signal }),
    sendRefused: (filter: RequestFilter) => read<{ count: number }>('/send-refused', { method: 'POST', body: filter }),
    exportCsv: async (filter: RequestFilter) => {
      const response = await call('/export', { method: 'POST', body: filter })
      return { file: await response.blob(), name: fileName(response.headers.get('content-disposition')) }
    },
    detail: (id: string, signal?: AbortSignal) => read<RequestDetail>(of(id), { signal }),
    act: (id: string, body: RequestAction) => read<RequestDetail>(of(id), { method: 'POST', body }),
    /** `isLeaving`: the page is going away, and the browser sends it all the same. */
    saveNote: (id: string, note: string, isLeaving = false) =>
      read<RequestDetail>(`${of(id)}/note`, { method: 'PUT', body: { note }, keepalive: isLeaving }),
    previewErase: (id: string, signal?: AbortSignal) => read<ErasePreview>(`${of(id)}/erase`, { signal }),
    erase: (id: string) => read<{ erased: number }>(`${of(id)}/erase`, { method: 'POST', body: { confirm: 'erase' } }),
  }
}

function fileName(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'requests.csv'
}
