import type { RequestFilter, RequestList, RequestRow } from '@/lib/requests/requests'
import type { RequestsApi } from './api'
import { type List, missingPages, openList, PAGE_ROWS, pageOf, replaceRow, takeNewest, takePage } from './list'
import { codeOf, type RefusalCode } from './refused-error'

/** `list` is null before anything has come; `problem` says why the last look failed. */
export type ListSnapshot = { list: List | null; problem: RefusalCode | null }

export type ListStore = ReturnType<typeof createListStore>

/** Answers that asking again does not change. Whoever may not see requests any more keeps none on the screen. */
export const FINAL_REFUSALS: RefusalCode[] = ['sign in', 'role', 'nothing stored']

/** The list that one filter asks for: fetches the rows that can be seen, and what has changed when it is asked to refresh. */
export function createListStore(api: Pick<RequestsApi, 'list'>, filter: RequestFilter) {
  let snapshot: ListSnapshot = { list: null, problem: null }
  let shown = { first: 0, last: 0 }
  let stopping = new AbortController()
  const fetching = new Set<number>()
  /** Pages that were asked for since somebody scrolled: one that lacks rows is not asked for without end. */
  const tried = new Set<number>()
  const listeners = new Set<() => void>()

  function set(next: ListSnapshot): void {
    snapshot = next
    for (const tell of listeners) tell()
  }

  async function ask(asOf: string | null, offset: number): Promise<RequestList> {
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
      const answer = await ask(null, 0)
      set({ list: openList(answer), problem: null })
    })
  }

  function fetchPage(offset: number): Promise<void> {
    return fetchOnce(offset, async () => {
      if (!snapshot.list) return
      const { asOf, arrived } = snapshot.list
      const answer = await ask(asOf, offset)
      // New rows that came in meanwhile have moved every place.
      if (snapshot.list?.arrived !== arrived) return void tried.delete(offset)
      set({ list: takePage(snapshot.list, offset, answer), problem: null })
      if (answer.newer === 0) return
      const newest = await ask(null, 0)
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
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    start: () => {
      stopping = new AbortController()
      fetching.clear()
      tried.clear()
      void open()
    },
    stop: () => stopping.abort(),
    /** Says which rows can be seen. */
    show: (first: number, last: number) => {
      shown = { first, last }
      tried.clear()
      fetchMissing()
    },
    /** Looks at once for what has changed. */
    refresh: async () => {
      if (snapshot.problem && FINAL_REFUSALS.includes(snapshot.problem)) return
      tried.clear()
      await (snapshot.list ? fetchPage(pageOf(shown.first)) : open())
    },
    replaceRow: (row: RequestRow) => {
      if (snapshot.list) set({ ...snapshot, list: replaceRow(snapshot.list, row) })
    },
  }
}
