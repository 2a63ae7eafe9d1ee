import type { RequestFilter, RequestList, RequestRow } from '@/lib/requests/requests'
import { codeOf, FINAL_REFUSALS, type RefusalCode, type RequestsApi } from '../api/client'
import { type List, missingPages, offsetOfPage, openList, PAGE_ROWS, replaceRow, takeNewest, takePage } from './list'

/** `list` is null until the first response; `problem` says why the last request failed. */
export type ListSnapshot = { list: List | null; problem: RefusalCode | null }

export type ListStore = ReturnType<typeof createListStore>

/** The requests that match a filter. Fetches the visible rows, and on refresh what has changed. */
export function createListStore(api: Pick<RequestsApi, 'list'>, filter: RequestFilter) {
  let snapshot: ListSnapshot = { list: null, problem: null }
  let shown = { first: 0, last: 0 }
  let stopping = new AbortController()
  const fetching = new Set<number>()
  /** Pages requested since somebody scrolled: without it, a page that lacks rows would be requested without end. */
  const tried = new Set<number>()
  const listeners = new Set<() => void>()

  function set(next: ListSnapshot): void {
    snapshot = next
    for (const listener of listeners) listener()
  }

  async function fetchRows(asOf: string | null, offset: number): Promise<RequestList> {
    const { signal } = stopping
    const answer = await api.list({ ...filter, asOf, offset, limit: PAGE_ROWS }, signal)
    signal.throwIfAborted()
    return answer
  }

  /** One fetch per page at a time. */
  async function fetchOnce(offset: number, work: () => Promise<void>): Promise<void> {
    if (fetching.has(offset)) return
    const { signal } = stopping
    fetching.add(offset)
    tried.add(offset)
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      const problem = codeOf(error)
      set({ list: FINAL_REFUSALS.includes(problem) ? null : snapshot.list, problem })
    } finally {
      if (!signal.aborted) fetching.delete(offset)
    }
    if (!signal.aborted && snapshot.problem === null) fetchMissing()
  }

  function open(): Promise<void> {
    return fetchOnce(0, async () => {
      const answer = await fetchRows(null, 0)
      set({ list: openList(answer), problem: null })
    })
  }

  function fetchPage(offset: number): Promise<void> {
    return fetchOnce(offset, async () => {
      if (!snapshot.list) return
      const { asOf, arrived } = snapshot.list
      const answer = await fetchRows(asOf, offset)
      // New rows have arrived meanwhile, which changes every offset.
      if (snapshot.list?.arrived !== arrived) return void tried.delete(offset)
      set({ list: takePage(snapshot.list, offset, answer), problem: null })
      if (answer.newer === 0) return
      const newest = await fetchRows(null, 0)
      if (snapshot.list) set({ list: takeNewest(snapshot.list, newest), problem: null })
    })
  }

  function fetchMissing(): void {
    const missing = snapshot.list ? missingPages(snapshot.list, shown.first, shown.last) : []
    const offset = missing.find(page => !tried.has(page))
    if (offset !== undefined) void fetchPage(offset)
  }

  return {
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => {
      stopping = new AbortController()
      fetching.clear()
      tried.clear()
      void open()
    },
    stop: () => stopping.abort(),
    /** Tells the store which rows are visible. */
    show: (first: number, last: number) => {
      shown = { first, last }
      tried.clear()
      fetchMissing()
    },
    refresh: async () => {
      if (snapshot.problem && FINAL_REFUSALS.includes(snapshot.problem)) return
      tried.clear()
      await (snapshot.list ? fetchPage(offsetOfPage(shown.first)) : open())
    },
    replaceRow: (row: RequestRow) => {
      if (snapshot.list) set({ ...snapshot, list: replaceRow(snapshot.list, row) })
    },
  }
}
