import type { GroupSize, RowPlace } from './layout'

/** `id` is that of the published document, also for a draft. */
export type ListRow = { id: string; type: string }

/** A group with its first portion of rows. */
export type Group<Row extends ListRow> = GroupSize & { rows: Row[] }

export type ListSource<Row extends ListRow> = {
  /** Its groups and states change with the time alone. */
  isTimed?: true
  /** The groups in their order, each with its first portion. */
  open: (search: string, signal: AbortSignal) => Promise<Group<Row>[]>
  /** The portion of a group that starts at `from`. */
  more: (search: string, group: number, from: number, signal: AbortSignal) => Promise<Row[]>
}

/** `groups` is null until the first answer; `hasFailed`: the last request failed. */
type ListSnapshot<Row extends ListRow> = {
  groups: GroupSize[] | null
  rowAt: (place: RowPlace) => Row | null
  hasFailed: boolean
}

export type ListStore<Row extends ListRow> = ReturnType<typeof createListStore<Row>>

/** Rows per request. */
export const PORTION = 50

/** The rows of a list that somebody has scrolled to. */
export function createListStore<Row extends ListRow>(source: ListSource<Row>, search: string) {
  let groups: GroupSize[] | null = null
  let hasFailed = false
  const rows = new Map<string, Row>()
  const known = new Set<string>()
  let shown: { group: number; first: number; last: number }[] = []
  let stopping = new AbortController()
  let generation = 0
  const listeners = new Set<() => void>()
  let snapshot = take()

  function take(): ListSnapshot<Row> {
    return { groups, rowAt: ({ group, index }) => rows.get(keyOf(group, index)) ?? null, hasFailed }
  }

  function tell(): void {
    snapshot = take()
    for (const listener of listeners) listener()
  }

  function keep(group: number, from: number, portion: Row[]): void {
    known.add(keyOf(group, from))
    for (const [index, row] of portion.entries()) rows.set(keyOf(group, from + index), row)
  }

  /** Replaces what is known. Rows beyond the first portions stay until they have been fetched again. */
  async function open(): Promise<void> {
    const { signal } = stopping
    const own = ++generation
    try {
      const answer = await source.open(search, signal)
      if (signal.aborted || own !== generation) return
      groups = answer.map(({ title, total }) => ({ title, total }))
      hasFailed = false
      known.clear()
      for (const [group, { rows: first }] of answer.entries()) keep(group, 0, first)
      tell()
      fetchShown()
    } catch {
      fail(signal)
    }
  }

  async function fetchPortion(group: number, from: number): Promise<void> {
    const { signal } = stopping
    const own = generation
    known.add(keyOf(group, from))
    try {
      const portion = await source.more(search, group, from, signal)
      if (signal.aborted || own !== generation) return
      keep(group, from, portion)
      tell()
    } catch {
      if (own === generation) known.delete(keyOf(group, from))
      fail(signal)
    }
  }

  function fail(signal: AbortSignal): void {
    if (signal.aborted) return
    hasFailed = true
    tell()
  }

  function fetchShown(): void {
    for (const { group, first, last } of shown) {
      const end = Math.min(last, (groups?.[group]?.total ?? 0) - 1)
      for (let from = Math.floor(first / PORTION) * PORTION; from <= end; from += PORTION) {
        if (!known.has(keyOf(group, from))) void fetchPortion(group, from)
      }
    }
  }

  return {
    isTimed: source.isTimed === true,
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => {
      stopping = new AbortController()
      void open()
    },
    stop: () => stopping.abort(),
    refresh: open,
    /** Changes do not arrive any more, and the rows may be stale. */
    lose: () => fail(stopping.signal),
    /** Tells the store which rows are drawn. */
    show: (runs: { group: number; first: number; last: number }[]) => {
      shown = runs
      fetchShown()
    },
  }
}

function keyOf(group: number, index: number): string {
  return `${group}:${index}`
}
