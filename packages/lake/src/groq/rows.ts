import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'
import type { Constraint } from './access.ts'
import {
  compareRows,
  firstPlace,
  type Limit,
  type Ordering,
  type RowFilter,
  rowsWithin,
  sortedRows,
} from './top-rows.ts'
import { compareUnits } from './values.ts'
import type { View } from './view.ts'

/** Groups of users are no stored documents: they follow from the people of the project and their roles. */
export const GROUP_TYPE = 'system.group'

type OrderedQuery = {
  orderings: Ordering[]
  filter: RowFilter | null
  /** Compares the expression of the first ordering. */
  limit: Limit | null
}

export type Rows = ReturnType<typeof createRows>

/** Finds the documents of a view, ordered by id as in the hosted service, and keeps those of a type and their orders. */
export function createRows(index: DocumentIndex) {
  let lists = new Map<string, RowList>()

  const makeRoom = () => {
    const count = [...lists.values()].reduce((sum, { sorted }) => sum + 1 + sorted.size, 0)
    if (count >= MAX_LISTS) lists = new Map()
  }

  const collect = (view: View, type: string | null, filter: RowFilter | null): LakeDocument[] => {
    if (filter) return listOf(view, type).byId.filter(filter.holds)
    if (type === null) return shownIn(view, index.all())
    if (type === GROUP_TYPE) return view.groups
    return shownIn(view, index.by('type', type)).filter(document => document._type === type)
  }

  const listOf = (view: View, type: string | null, filter: RowFilter | null = null): RowList => {
    const key = JSON.stringify([view.key, type, filter?.key ?? null])
    const known = lists.get(key)
    if (known) return known
    const list = { view, type, filter, byId: collect(view, type, filter), sorted: new Map<string, SortedList>() }
    if (type === GROUP_TYPE) return list
    makeRoom()
    lists.set(key, list)
    return list
  }

  // Updates run between queries, because the time limit could interrupt a query in their middle.
  index.onChange(ids => {
    if (ids.length > MAX_CHANGES_IN_PLACE) lists = new Map()
    const shownIds = new Set(ids.flatMap(id => [id, publishedIdOf(id)]))
    for (const list of lists.values()) for (const id of shownIds) update(list, id)
  })

  return {
    all: (view: View) => listOf(view, null).byId,
    by(view: View, { by, values }: Pick<Constraint, 'by' | 'values'>): LakeDocument[] {
      const unique = [...new Set(values)]
      if (by === 'id') return unique.flatMap(id => view.get(id) ?? []).sort(compareIds)
      if (by === 'type') {
        const found = unique.flatMap(type => listOf(view, type).byId)
        return unique.length > 1 ? found.sort(compareIds) : found
      }
      const stored = (value: string) =>
        by === 'version'
          ? [value, publishedIdOf(value)].flatMap(id => [...index.by('versions', id)])
          : [...index.by(by, value)]
      return shownIn(view, unique.flatMap(stored))
    },
    ordered(view: View, type: string, { orderings, filter, limit }: OrderedQuery): LakeDocument[] {
      const { byId, sorted } = listOf(view, type, filter)
      const key = JSON.stringify(orderings.map(({ name, isDescending }) => [name, isDescending]))
      let rows = sorted.get(key)?.rows
      if (!rows) {
        rows = sortedRows(byId, orderings)
        makeRoom()
        sorted.set(key, { rows, orderings })
      }
      return limit ? rowsWithin(rows, limit, orderings[0]?.isDescending ?? false) : rows
    },
  }
}

/** The rows that a view shows for stored documents, each once. A draft may differ from the published document found. */
function shownIn(view: View, stored: Iterable<LakeDocument>): LakeDocument[] {
  const rows = new Set(Array.from(stored, document => view.show(document)))
  return [...rows].filter(row => row !== null).sort(compareIds)
}

/** The rows of a view that have one type (null: any) and meet a filter, by id and in other orders that queries asked for. */
type RowList = {
  view: View
  type: string | null
  filter: RowFilter | null
  byId: LakeDocument[]
  sorted: Map<string, SortedList>
}
type SortedList = { rows: LakeDocument[]; orderings: Ordering[] }

const MAX_LISTS = 200
/** After larger commits, the lists are collected again when they are next asked for. */
const MAX_CHANGES_IN_PLACE = 100

function update({ view, type, filter, byId, sorted }: RowList, id: string): void {
  const found = view.get(id)
  const isListed = found && (type === null || found._type === type) && (!filter || filter.holds(found))
  const after = isListed ? found : null
  const before = byId[firstPlace(byId, row => compareUnits(row._id, id) >= 0)]
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

function compareIds(a: LakeDocument, b: LakeDocument): number {
  return compareUnits(a._id, b._id)
}
