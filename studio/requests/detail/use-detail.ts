import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { RequestDetail } from '@/lib/requests/requests'
import { codeOf, LASTING_REFUSALS, type RefusalCode, type RequestsApi } from '../api/client'
import { POLLED } from '../api/hooks'

export type OpenDetail = {
  /** Null while it is loading. */
  detail: RequestDetail | null
  problem: RefusalCode | null
  /** Shows the response to an action. */
  replace: (detail: RequestDetail) => void
  refresh: () => void
}

/** The open request, kept up to date while the page is visible, and shown while the server does not answer. */
export function useDetail(api: Pick<RequestsApi, 'detail'>, id: string | null): OpenDetail {
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
