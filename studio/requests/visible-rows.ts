/** A run of rows by place, both ends included; `last` is -1 when there is none. */
export type Run = { first: number; last: number }

type Port = { scrollTop: number; height: number }

/** Rows drawn beyond what can be seen, so that scrolling shows no gaps. */
const SPARE_ABOVE = 6
const SPARE_BELOW = 8

/** The rows of which any part can be seen. */
export function visibleRows({ scrollTop, height }: Port, rowHeight: number, total: number): Run {
  const last = Math.ceil((scrollTop + height) / rowHeight) - 1
  return { first: Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), total - 1)), last: Math.min(last, total - 1) }
}

/** Places to draw. The current row is always among them: it is the list's tab stop, and may hold the focus. */
export function rowsToDraw({ first, last }: Run, total: number, current: number): number[] {
  const places: number[] = []
  const from = Math.max(0, first - SPARE_ABOVE)
  const to = Math.min(total - 1, last + SPARE_BELOW)
  for (let place = from; place <= to; place++) places.push(place)
  if (current >= 0 && current < from) places.unshift(current)
  if (current > to && current < total) places.push(current)
  return places
}

/** Where to scroll so that all of a row can be seen: no further than needed. */
export function scrollToShow(place: number, { scrollTop, height }: Port, rowHeight: number): number {
  const top = place * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - height)
}

/** "1–10 of 1,000" without the words: the first and last row of which most can be seen, from 1. */
export function countedRows({ scrollTop, height }: Port, rowHeight: number, total: number): Run {
  const first = Math.min(total, Math.floor(scrollTop / rowHeight) + 1)
  return { first, last: Math.max(first, Math.min(total, Math.floor((scrollTop + height) / rowHeight))) }
}
