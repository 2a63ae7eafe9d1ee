import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'
import { compareRows, type Ordering, sortedRows } from './top-rows.ts'
import type { View } from './view.ts'

/** The rows of one type (null: of all types) that a view shows, by id, and in other orders that queries asked for. */
type RowList = { view: View; type: string | null; byId: LakeDocument[]; sorted: Map<string, SortedList> }
type SortedList = { rows: LakeDocument[]; orderings: Ordering[] }

export type RowLists = {
  get(view: View, type: string | null, collect: () => LakeDocument[]): LakeDocument[]
  ordered(view: View, type: string, byId: LakeDocument[], orderings: Ordering[]): LakeDocument[]
}

const MAX_LISTS = 200
/** After larger commits, the lists are collected again when they are next asked for. */
const MAX_CHANGES_IN_PLACE = 100

/** Sorting ten thousand rows takes longest. Updates run between queries, because the time limit could interrupt a query in their middle. */
export function createRowLists(index: DocumentIndex): RowLists {
  let lists = new Map<string, RowList>()

  const makeRoom = () => {
    const count = [...lists.values()].reduce((sum, { sorted }) => sum + 1 + sorted.size, 0)
    if (count >= MAX_LISTS) lists = new Map()
  }

  index.onChange(ids => {
    if (ids.length > MAX_CHANGES_IN_PLACE) lists = new Map()
    const shownIds = new Set(ids.flatMap(id => [id, publishedIdOf(id)]))
    for (const list of lists.values()) for (const id of shownIds) update(list, id)
  })

  return {
    get(view, type, collect) {
      const key = JSON.stringify([view.key, type])
      const known = lists.get(key)
      if (known) return known.byId
      const byId = collect()
      makeRoom()
      lists.set(key, { view, type, byId, sorted: new Map() })
      return byId
    },
    ordered(view, type, byId, orderings) {
      const key = JSON.stringify(orderings.map(({ name, isDescending }) => [name, isDescending]))
      const known = lists.get(JSON.stringify([view.key, type]))?.sorted.get(key)
      if (known) return known.rows
      const rows = sortedRows(byId, orderings)
      makeRoom()
      lists.get(JSON.stringify([view.key, type]))?.sorted.set(key, { rows, orderings })
      return rows
    },
  }
}

function update({ view, type, byId, sorted }: RowList, id: string): void {
  const found = view.get(id)
  const after = found && (type === null || found._type === type) ? found : null
  const before = byId[placeOf(id, byId, (row, wanted) => compareStrings(row._id, wanted))]
  replace(byId, before?._id === id ? before : null, after, compareIds)
  for (const { rows, orderings } of sorted.values()) {
    replace(rows, before?._id === id ? before : null, after, (a, b) => compareRows(a, b, orderings) || compareIds(a, b))
  }
}

type Compare<Wanted> = (row: LakeDocument, wanted: Wanted) => number

function replace(
  rows: LakeDocument[],
  before: LakeDocument | null,
  after: LakeDocument | null,
  compare: Compare<LakeDocument>,
): void {
  if (before) rows.splice(placeOf(before, rows, compare), 1)
  if (after) rows.splice(placeOf(after, rows, compare), 0, after)
}

/** The first place whose row does not come before the wanted one. */
function placeOf<Wanted>(wanted: Wanted, rows: LakeDocument[], compare: Compare<Wanted>): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && compare(row, wanted) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export function compareIds(a: LakeDocument, b: LakeDocument): number {
  return compareStrings(a._id, b._id)
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
