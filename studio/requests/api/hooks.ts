import { useMemo } from 'react'
import type { SWRConfiguration } from 'swr'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { codeOf, createRequestsApi, LASTING_REFUSALS, type RequestsApi } from './client'

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
