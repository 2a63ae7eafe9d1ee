import { useCallback, useEffect, useState } from 'react'
import type { RequestDetail } from '@/lib/requests/requests'
import type { RequestsApi } from './api'
import { FINAL_REFUSALS } from './list-store'
import { codeOf, type RefusalCode } from './refused-error'
import { POLL_MS } from './use-list'
import { usePolling } from './use-polling'

/** Answers that asking again does not change. */
const OVER: RefusalCode[] = [...FINAL_REFUSALS, 'not found']

type Loaded = { id: string; detail: RequestDetail | null; problem: RefusalCode | null }

export type OpenDetail = {
  /** Null while it is on its way. */
  detail: RequestDetail | null
  problem: RefusalCode | null
  /** Shows what an action answered with; nothing when another request is open by then. */
  replace: (detail: RequestDetail) => void
  refresh: () => void
}

/** The open request with all its fields, kept up to date while somebody looks. */
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

  const isOver = loaded?.id === id && loaded.problem !== null && OVER.includes(loaded.problem)
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
