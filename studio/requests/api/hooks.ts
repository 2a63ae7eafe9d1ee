import { useCallback, useMemo } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import type { RequestDetail } from '@/lib/requests/requests'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { codeOf, createRequestsApi, LASTING_REFUSALS, type RefusalCode, type RequestsApi } from './client'

export const POLL_MS = 10_000

/** Calls /api/requests with the session of the Studio's user. */
export function useRequestsApi(): RequestsApi {
  const client = useSiteClient()
  return useMemo(() => createRequestsApi(() => client.config().token), [client])
}

/** Loads again at intervals while the page is visible, and at once when it becomes visible. A refusal that lasts ends that. */
export const POLLED: SWRConfiguration = {
  refreshInterval: POLL_MS,
  onErrorRetry: (error, _key, _config, revalidate, options) => {
    if (!LASTING_REFUSALS.includes(codeOf(error))) setTimeout(() => void revalidate(options), POLL_MS)
  },
}

export type OpenDetail = {
  /** Null while it is loading. */
  detail: RequestDetail | null
  problem: RefusalCode | null
  /** Shows the response to an action. */
  replace: (detail: RequestDetail) => void
  refresh: () => void
}

/** The open request, kept up to date while the page is visible, and shown while the server does not answer. */
export function useDetail(api: RequestsApi, id: string | null): OpenDetail {
  const { mutate: mutateAny } = useSWRConfig()
  const { data, error, mutate } = useSWR(id === null ? null : ['request', id], ([, id]) => api.detail(id), POLLED)
  const problem = error ? codeOf(error) : null
  const isLasting = problem !== null && LASTING_REFUSALS.includes(problem)
  const replace = useCallback(
    (detail: RequestDetail) => void mutateAny(['request', detail.id], detail, { revalidate: false }),
    [mutateAny],
  )
  return { detail: (!isLasting && data) || null, problem, replace, refresh: () => void (isLasting || mutate()) }
}
