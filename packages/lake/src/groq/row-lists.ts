import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'
import { firstPlace, type RowFilter } from './kept-rows.ts'
import { compareRows, type Ordering, sortedRows } from './top-rows.ts'
import type { View } from './view.ts'

/** Which rows of a view a list holds: those of one type (null: of all types) that meet a filter. */
type Listed = { view: View; type: string | null; filter: RowFilter | null }

/** The rows by id, and in other orders that queries asked for. */
type RowList = Listed & { byId: LakeDocument[]; sorted: Map<string, SortedList> }
type SortedList = { rows: LakeDocument[]; orderings: Ordering[] }

type RowLists = {
  get(listed: Listed, collect: () => LakeDocument[]): LakeDocument[]
  ordered(listed: Listed, byId: LakeDocument[], orderings: Ordering[]): LakeDocument[]
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
    get(listed, collect) {
      const key = keyOf(listed)
      const known = lists.get(key)
      if (known) return known.byId
      const byId = collect()
      makeRoom()
      lists.set(key, { ...listed, byId, sorted: new Map() })
      return byId
    },
    ordered(listed, byId, orderings) {
      const list = lists.get(keyOf(listed))
      const key = JSON.stringify(orderings.map(({ name, isDescending }) => [name, isDescending]))
      const known = list?.sorted.get(key)
      if (known) return known.rows
      const rows = sortedRows(byId, orderings)
      makeRoom()
      lists.get(keyOf(listed))?.sorted.set(key, { rows, orderings })
      return rows
    },
  }
}

function keyOf({ view, type, filter }: Listed): string {
  return JSON.stringify([view.key, type, filter?.key ?? null])
}

function update({ view, type, filter, byId, sorted }: RowList, id: string): void {
  const found = view.get(id)
  const isListed = found && (type === null || found._type === type) && (!filter || filter.holds(found))
  const after = isListed ? found : null
  const before = byId[firstPlace(byId, row => compareStrings(row._id, id) >= 0)]
  replace(byId, before?._id === id ? before : null, after, compareIds)
  for (const { rows, orderings } of sorted.values()) {
    replace(rows, before?._id === id ? before : null, after, (a, b) => compareRows(a, b, orderings) || compareIds(a, b))
  }
}

function replace(
  rows: LakeDocument[],
  before: LakeDocument | null,
  after: LakeDocument | null,
  compare: (a: LakeDocument, b: LakeDocument) => number,
): void {
  const placeOf = (wanted: LakeDocument) => firstPlace(rows, row => compare(row, wanted) >= 0)
  if (before) rows.splice(placeOf(before), 1)
  if (after) rows.splice(placeOf(after), 0, after)
}

export function compareIds(a: LakeDocument, b: LakeDocument): number {
  return compareStrings(a._id, b._id)
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
