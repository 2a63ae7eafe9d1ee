import type { Port } from './port'

/** Heights in CSS pixels. */
export type Heights = { row: number; heading: number }

export type GroupSize = { title: string | null; total: number }

/** Rows of a group that are drawn, from `first` to `last`, both included; `last` is -1 if there are none. */
type Drawn = { first: number; last: number }

/** Rows drawn beyond the visible ones, so that scrolling shows no gaps. */
const SPARE = 8

/** A group without rows is left out together with its heading. */
export function heightOf({ title, total }: GroupSize, { row, heading }: Heights): number {
  return total === 0 ? 0 : total * row + (title ? heading : 0)
}

/** For each group, the rows that are visible or nearly so. */
export function rowsInView(groups: GroupSize[], heights: Heights, { scrollTop, height }: Port): Drawn[] {
  let top = 0
  return groups.map(group => {
    const rowsTop = top + (group.title ? heights.heading : 0)
    top += heightOf(group, heights)
    const first = Math.max(0, Math.floor((scrollTop - rowsTop) / heights.row) - SPARE)
    const last = Math.min(group.total - 1, Math.ceil((scrollTop + height - rowsTop) / heights.row) - 1 + SPARE)
    return first > last ? { first: 0, last: -1 } : { first, last }
  })
}

/** The place of a row, counted over all groups. */
export type RowPlace = { group: number; index: number }

/** The row `steps` after another one, counted over all groups and limited to the first and last row. Null for an empty list. */
export function moveBy(groups: GroupSize[], from: RowPlace | null, steps: number): RowPlace | null {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  if (total === 0) return null
  const before = from ? groups.slice(0, from.group).reduce((sum, group) => sum + group.total, 0) + from.index : -1
  let left = Math.max(0, Math.min(total - 1, before + steps))
  for (const [group, { total: size }] of groups.entries()) {
    if (left < size) return { group, index: left }
    left -= size
  }
  return null
}

/** The nearest scroll position at which the whole row is visible, and the heading of a group with its first row. */
export function scrollTo(groups: GroupSize[], heights: Heights, { group, index }: RowPlace, port: Port): number {
  const above = groups.slice(0, group).reduce((sum, each) => sum + heightOf(each, heights), 0)
  const heading = groups[group]?.title ? heights.heading : 0
  const top = above + (index === 0 ? 0 : heading + index * heights.row)
  const bottom = above + heading + (index + 1) * heights.row
  return top < port.scrollTop ? top : Math.max(port.scrollTop, bottom - port.height)
}
