import { useCallback, useMemo } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import type { RequestDetail } from '@/lib/forms/requests'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { codeOf, createRequestsApi, LASTING_REFUSALS, type RequestsApi } from './client'

export const POLL_MS = 10_000

/** Calls /api/requests with the session of the Studio's user. */
export function useRequestsApi(): RequestsApi {
  const client = useSiteClient()
  return useMemo(() => createRequestsApi(() => client.config().token), [client])
}

/**
 * Loads again at intervals while the page is visible, and at once when it becomes visible. What has loaded stays while the server does not
 * answer. A refusal that lasts ends that, and leaves nothing to see.
 */
export function usePolled<Data, const Key extends string | readonly unknown[]>(
  key: Key | null,
  load: (key: Key) => Promise<Data>,
  more?: SWRConfiguration,
) {
  const { data, error, isValidating, mutate } = useSWR<Data>(key, load, {
    refreshInterval: POLL_MS,
    onErrorRetry: (error, _key, _config, revalidate, options) => {
      if (!LASTING_REFUSALS.includes(codeOf(error))) setTimeout(() => void revalidate(options), POLL_MS)
    },
    ...more,
  })
  const problem = error ? codeOf(error) : null
  const isLasting = problem !== null && LASTING_REFUSALS.includes(problem)
  return {
    ...{ data: isLasting ? undefined : data, problem },
    isLoading: isValidating && !isLasting,
    refresh: () => void (isLasting || mutate()),
  }
}

export type OpenDetail = ReturnType<typeof useDetail>

/** The open request; `detail` is null while it is loading. */
export function useDetail(api: RequestsApi, id: string | null) {
  const { mutate } = useSWRConfig()
  const { data, problem, refresh } = usePolled(id === null ? null : ['request', id], ([, id]) => api.detail(id))
  /** Shows the response to an action. */
  const replace = useCallback(
    (detail: RequestDetail) => void mutate(['request', detail.id], detail, { revalidate: false }),
    [mutate],
  )
  return { detail: data ?? null, problem, replace, refresh }
}
