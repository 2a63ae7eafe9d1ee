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

/** Finds the documents of a view, ordered by id as in the hosted service. */
export function createRows(index: DocumentIndex) {
  const lists = createRowLists(index)
  const shown = (view: View, stored: Iterable<LakeDocument>) => seen(view, stored).sort(compareIds)
  const all = (view: View) => lists.get({ view, type: null, filter: null }, () => shown(view, index.all()))
  const byType = (view: View, type: string, filter: RowFilter | null = null): LakeDocument[] => {
    if (type === GROUP_TYPE) return filter ? view.groups.filter(filter.holds) : view.groups
    return lists.get({ view, type, filter }, () => {
      if (filter) return byType(view, type).filter(filter.holds)
      return shown(view, index.byType(type)).filter(document => document._type === type)
    })
  }

  return {
    all,
    by(view: View, { by, values }: Pick<Constraint, 'by' | 'values'>): LakeDocument[] {
      const unique = [...new Set(values)]
      if (by === 'id') return unique.flatMap(id => view.get(id) ?? []).sort(compareIds)
      if (by === 'type') {
        const found = unique.map(type => byType(view, type))
        return found.length === 1 && found[0] ? found[0] : found.flat().sort(compareIds)
      }
      return shown(
        view,
        unique.flatMap(value => [...stored(index, by, value)]),
      )
    },
    ordered(view: View, type: string, { orderings, filter, limit }: OrderedQuery): LakeDocument[] {
      const rows = lists.ordered({ view, type, filter }, byType(view, type, filter), orderings)
      return limit ? rowsWithin(rows, limit, orderings[0]?.isDescending ?? false) : rows
    },
  }
}

function* stored(index: DocumentIndex, by: 'slug' | 'reference' | 'version', value: string): Iterable<LakeDocument> {
  if (by === 'slug') yield* index.bySlug(value)
  if (by === 'reference') yield* index.byReference(value)
  if (by === 'version') {
    yield* index.byPublishedId(value)
    yield* index.byPublishedId(publishedIdOf(value))
  }
}

/** The rows that a view shows for stored documents, each once. A draft may differ from the published document found. */
function seen(view: View, documents: Iterable<LakeDocument>): LakeDocument[] {
  const rows = new Set<LakeDocument>()
  for (const document of documents) {
    const row = view.show(document)
    if (row) rows.add(row)
  }
  return [...rows]
}

/** Which rows of a view a list holds: those of one type (null: of all types) that meet a filter. */
type Listed = { view: View; type: string | null; filter: RowFilter | null }

/** The rows by id, and in other orders that queries asked for. */
type RowList = Listed & { byId: LakeDocument[]; sorted: Map<string, SortedList> }
type SortedList = { rows: LakeDocument[]; orderings: Ordering[] }

const MAX_LISTS = 200
/** After larger commits, the lists are collected again when they are next asked for. */
const MAX_CHANGES_IN_PLACE = 100

/** Sorting ten thousand rows takes longest. Updates run between queries, because the time limit could interrupt a query in their middle. */
function createRowLists(index: DocumentIndex) {
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
    get(listed: Listed, collect: () => LakeDocument[]): LakeDocument[] {
      const key = keyOf(listed)
      const known = lists.get(key)
      if (known) return known.byId
      const byId = collect()
      makeRoom()
      lists.set(key, { ...listed, byId, sorted: new Map() })
      return byId
    },
    ordered(listed: Listed, byId: LakeDocument[], orderings: Ordering[]): LakeDocument[] {
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
