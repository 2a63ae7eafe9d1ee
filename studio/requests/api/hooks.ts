import { useEffect, useEffectEvent, useMemo } from 'react'
import { useClient } from 'sanity'
import { createRequestsApi, type RequestsApi } from './client'

const API_VERSION = '2025-01-23'

/** Calls /api/requests with the session of the Studio's user. */
export function useRequestsApi(): RequestsApi {
  const client = useClient({ apiVersion: API_VERSION })
  return useMemo(() => createRequestsApi(() => client.config().token), [client])
}

/** Calls `poll` at intervals while the page is visible, and at once when it becomes visible again. */
export function usePolling(intervalMs: number, poll: () => void): void {
  const pollIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll()
  })
  useEffect(() => {
    const timer = setInterval(() => pollIfVisible(), intervalMs)
    const onVisibility = () => pollIfVisible()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [intervalMs])
}
