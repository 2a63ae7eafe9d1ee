import type { RequestList, RequestRow } from '@/lib/requests/requests'

/** Rows per page. */
export const PAGE_ROWS = 50

/** A list, of which one page of rows is loaded. */
export type List = RequestList & {
  /** Identifies the filter. */
  key: string
  /** Index of the page's first row, newest first, from 0. */
  offset: number
}

/** Offset of the page that has this row. */
export function offsetFor(index: number): number {
  return Math.floor(index / PAGE_ROWS) * PAGE_ROWS
}

/** Null if it is not on the loaded page. */
export function rowAt({ rows, offset }: List, index: number): RequestRow | null {
  return rows[index - offset] ?? null
}

/** Index of a request in the list; null if it is not on the loaded page. */
export function indexOf({ rows, offset }: List, id: string): number | null {
  const at = rows.findIndex(row => row.id === id)
  return at === -1 ? null : offset + at
}
