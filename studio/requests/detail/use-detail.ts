import { useCallback, useEffect, useState } from 'react'
import type { RequestDetail } from '@/lib/requests/requests'
import { codeOf, FINAL_REFUSALS, type RefusalCode, type RequestsApi } from '../api/client'
import { usePolling } from '../api/hooks'
import { POLL_MS } from '../list/use-list'

/** Refusals that end polling. */
const FINAL: RefusalCode[] = [...FINAL_REFUSALS, 'not found']

type Loaded = { id: string; detail: RequestDetail | null; problem: RefusalCode | null }

export type OpenDetail = {
  /** Null while it is loading. */
  detail: RequestDetail | null
  problem: RefusalCode | null
  /** Shows the response to an action, unless another request is open by then. */
  replace: (detail: RequestDetail) => void
  refresh: () => void
}

/** The open request, kept up to date while the page is visible. */
export function useDetail(api: RequestsApi, id: string | null): OpenDetail {
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  const load = useCallback(
    async (wanted: string, signal?: AbortSignal) => {
      try {
        const detail = await api.detail(wanted, signal)
        if (!signal?.aborted) setLoaded({ id: wanted, detail, problem: null })
      } catch (error) {
        if (signal?.aborted) return
        const problem = codeOf(error)
        const isPassing = problem === 'no answer' || problem === 'content service unreachable' || problem === 'failed'
        const keep = (now: Loaded | null) => (isPassing && now?.id === wanted ? now.detail : null)
        setLoaded(now => ({ id: wanted, detail: keep(now), problem }))
      }
    },
    [api],
  )

  useEffect(() => {
    if (id === null) return setLoaded(null)
    const abort = new AbortController()
    void load(id, abort.signal)
    return () => abort.abort()
  }, [id, load])

  const isOver = loaded?.id === id && loaded.problem !== null && FINAL.includes(loaded.problem)
  const refresh = () => {
    if (id !== null && !isOver) void load(id)
  }
  usePolling(POLL_MS, refresh)

  const replace = useCallback(
    (detail: RequestDetail) =>
      setLoaded(now => (now?.id === detail.id ? { id: detail.id, detail, problem: null } : now)),
    [],
  )
  const isThis = loaded?.id === id
  return { detail: isThis ? loaded.detail : null, problem: isThis ? loaded.problem : null, replace, refresh }
}
