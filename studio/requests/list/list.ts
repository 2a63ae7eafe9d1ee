import type { RequestList, RequestRow } from '@/lib/requests/requests'

/** Rows per request. */
export const PAGE_ROWS = 100

/** A list of which only the rows that somebody has scrolled to are known. */
export type List = Omit<RequestList, 'rows' | 'newer'> & {
  /** By index, newest first, from 0. */
  rows: ReadonlyMap<number, RequestRow>
  /** How many rows have arrived above since the list was opened. */
  arrived: number
}

export function openList(answer: RequestList): List {
  return { ...headOf(answer), rows: numbered(answer.rows, 0), arrived: 0 }
}

/** Adds the rows from `offset` on. If they show that other rows have moved, those are dropped. */
export function takePage(list: List, offset: number, answer: RequestList): List {
  const fits = answer.rows.every((row, index) => (list.rows.get(offset + index) ?? row).id === row.id)
  const kept = fits && answer.total === list.total ? list.rows : []
  return { ...list, ...headOf(answer), rows: new Map([...kept, ...numbered(answer.rows, offset)]) }
}

/** Adds the requests that arrived since the list was read, above its rows; one that is in both is taken from the answer. */
export function takeNewest(list: List, answer: RequestList): List {
  const first = list.rows.get(0)
  const known = first ? answer.rows.findIndex(({ id }) => id === first.id) : -1
  const count = known === -1 ? Math.max(0, answer.total - list.total) : known
  const shifted = [...list.rows].map(([index, row]) => [index + count, row] as const)
  const kept = known !== -1 && answer.total === list.total + count ? shifted : []
  return {
    ...headOf(answer),
    rows: new Map([...kept, ...numbered(answer.rows, 0)]),
    arrived: list.arrived + count,
  }
}

/** Replaces the row of a request that has changed. */
export function replaceRow(list: List, changed: RequestRow): List {
  return {
    ...list,
    rows: new Map([...list.rows].map(([index, row]) => [index, row.id === changed.id ? changed : row])),
  }
}

/** Null if it is not among the known rows. */
export function indexOf(list: List, id: string): number | null {
  for (const [index, row] of list.rows) if (row.id === id) return index
  return null
}

/** Offsets of the pages that contain unknown rows between two indices. */
export function missingPages(list: List, first: number, last: number): number[] {
  const offsets = new Set<number>()
  for (let index = Math.max(0, first); index <= Math.min(last, list.total - 1); index++) {
    if (!list.rows.has(index)) offsets.add(offsetOfPage(index))
  }
  return [...offsets]
}

/** Where the portion begins that holds this row. */
export function offsetOfPage(index: number): number {
  return Math.floor(index / PAGE_ROWS) * PAGE_ROWS
}

function headOf({ total, counts, asOf, outage }: RequestList) {
  return { total, counts, asOf, outage }
}

function numbered(rows: RequestRow[], offset: number): Map<number, RequestRow> {
  return new Map(rows.map((row, index) => [offset + index, row]))
}
