import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RequestDetail, RequestFilter } from '@/lib/requests/requests'
import type { RefusalCode, RequestsApi } from '../api/client'
import { usePolling } from '../api/hooks'
import { indexOf, type List } from './list'
import { createListStore, type ListStore } from './list-store'

export const POLL_MS = 10_000

export type ListInView = {
  /** The previous list while `isStale`; null until the first response. */
  list: List | null
  /** Identifies the list. */
  key: string
  isStale: boolean
  problem: RefusalCode | null
  store: ListStore
}

/** The requests that match a filter, kept up to date while the page is visible. */
export function useList(api: RequestsApi, filter: RequestFilter): ListInView {
  const key = JSON.stringify(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filter
  const store = useMemo(() => createListStore(api, filter), [api, key])
  const { list, problem } = useSyncExternalStore(store.subscribe, store.read)
  const [previous, setPrevious] = useState<Pick<ListInView, 'list' | 'key'>>({ list: null, key })
  if (list && list !== previous.list) setPrevious({ list, key })
  useEffect(() => {
    store.start()
    return store.stop
  }, [store])
  usePolling(POLL_MS, () => void store.refresh())
  const shown = list || problem ? { list, key } : previous
  return { ...shown, isStale: list === null, problem, store }
}

/** Requests that may have been received in the same millisecond. */
const MAX_TIES = 10

type Found = { id: string; key: string; index: number | null; arrived: number }

/**
 * Index of the open request in the list, from 0; null if it is not in the list. A link may open one that nobody has scrolled to;
 * then the server counts the newer requests.
 */
export function useOpenIndex(
  api: RequestsApi,
  filter: RequestFilter,
  { list, key, isStale }: ListInView,
  detail: RequestDetail | null,
  id: string | null,
): number | null {
  const [found, setFound] = useState<Found | null>(null)
  const known = list && id !== null && !isStale ? indexOf(list, id) : null
  const isSought = known === null && list !== null && !isStale && detail !== null
  const isFound = found?.id === id && found.key === key

  useEffect(() => {
    if (!isSought || isFound || !list || !detail) return
    const abort = new AbortController()
    const query = { ...filter, asOf: detail.receivedAt, offset: 0, limit: MAX_TIES }
    api.list(query, abort.signal).then(
      answer => {
        const tie = answer.rows.findIndex(row => row.id === detail.id)
        const index = tie === -1 ? null : list.total - answer.total + tie
        setFound({ id: detail.id, key, index, arrived: list.arrived })
      },
      () => {},
    )
    return () => abort.abort()
  }, [api, filter, list, detail, key, isSought, isFound])

  if (known !== null) return known
  if (!isFound || !list || found.index === null) return null
  return found.index + list.arrived - found.arrived
}
