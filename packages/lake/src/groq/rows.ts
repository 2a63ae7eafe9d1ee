import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'
import type { Constraint } from './constraints.ts'
import { type Limit, type RowFilter, rowsWithin } from './kept-rows.ts'
import { compareIds, createRowLists } from './row-lists.ts'
import type { Ordering } from './top-rows.ts'
import type { View } from './view.ts'

/** Groups of users are no stored documents: they follow from the people of the project and their roles. */
export const GROUP_TYPE = 'system.group'

type OrderedQuery = {
  orderings: Ordering[]
  filter: RowFilter | null
  /** Compares the expression of the first ordering. */
  limit: Limit | null
}

/** Finds the documents of a view, ordered by id as in the hosted service. */
export type Rows = {
  all(view: View): LakeDocument[]
  by(view: View, constraint: Constraint): LakeDocument[]
  ordered(view: View, type: string, wanted: OrderedQuery): LakeDocument[]
}

export function createRows(index: DocumentIndex): Rows {
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
    by(view, { by, values }) {
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
    ordered(view, type, { orderings, filter, limit }) {
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
