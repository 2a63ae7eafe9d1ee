import { type RefObject, useLayoutEffect, useState } from 'react'

/** Indices of the first and last of adjacent rows; `last` is -1 if there are none. */
export type Run = { first: number; last: number }

export type Port = { scrollTop: number; height: number }

/** Rows rendered beyond the visible ones, so that scrolling shows no gaps. */
const SPARE_ABOVE = 6
const SPARE_BELOW = 8

/** The rows of which any part is visible. */
export function visibleRows({ scrollTop, height }: Port, rowHeight: number, total: number): Run {
  const last = Math.ceil((scrollTop + height) / rowHeight) - 1
  return { first: Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), total - 1)), last: Math.min(last, total - 1) }
}

/** Indices of the rows to render. They include the current row, which is the list's tab stop and may have the focus. */
export function rowsToDraw({ first, last }: Run, total: number, current: number): number[] {
  const indices: number[] = []
  const from = Math.max(0, first - SPARE_ABOVE)
  const to = Math.min(total - 1, last + SPARE_BELOW)
  for (let index = from; index <= to; index++) indices.push(index)
  if (current >= 0 && current < from) indices.unshift(current)
  if (current > to && current < total) indices.push(current)
  return indices
}

/** The nearest scroll position at which the whole row is visible. */
export function scrollToShow(index: number, { scrollTop, height }: Port, rowHeight: number): number {
  const top = index * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - height)
}

/** For "1–10 of 1,000": the first and last row that are mostly visible, counted from 1. */
export function countedRows({ scrollTop, height }: Port, rowHeight: number, total: number): Run {
  const first = Math.min(total, Math.floor(scrollTop / rowHeight) + 1)
  return { first, last: Math.max(first, Math.min(total, Math.floor((scrollTop + height) / rowHeight))) }
}

/** Scroll position, rounded down to a multiple of `step`, and height of an element. */
export function usePort(port: RefObject<HTMLElement | null>, step: number): Port {
  const [size, setSize] = useState<Port>({ scrollTop: 0, height: 0 })
  useLayoutEffect(() => {
    const element = port.current
    if (!element) return
    const measure = () => {
      const scrollTop = Math.floor(element.scrollTop / step) * step
      const height = element.clientHeight
      setSize(before => (before.scrollTop === scrollTop && before.height === height ? before : { scrollTop, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [port, step])
  return size
}
