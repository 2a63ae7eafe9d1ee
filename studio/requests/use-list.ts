import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RequestFilter } from '@/lib/requests/requests'
import type { RequestsApi } from './api'
import type { List } from './list'
import { createListStore, type ListStore } from './list-store'
import type { RefusalCode } from './refused-error'
import { usePolling } from './use-polling'

export const POLL_MS = 10_000

export type ListInView = {
  /** While `isStale`, it is what was asked for before. Null before anything has come. */
  list: List | null
  /** What the list is of: another key is another list. */
  key: string
  isStale: boolean
  problem: RefusalCode | null
  store: ListStore
}

/** The list that a filter asks for, kept up to date while somebody looks. */
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
