import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'
import type { Constraint } from './constraints.ts'
import { type Ordering, sortedRows } from './top-rows.ts'
import type { View } from './view.ts'

/** Finds the documents of a view, ordered by id as in the hosted service. */
export type Rows = {
  all(view: View): LakeDocument[]
  by(view: View, constraint: Constraint): LakeDocument[]
  ordered(view: View, type: string, orderings: Ordering[]): LakeDocument[]
}

const MAX_CACHED_LISTS = 200

/** Rows over an index. Lists of a whole type are cached until the next commit, because sorting ten thousand is slowest. */
export function createRows(index: DocumentIndex): Rows {
  let lists = new Map<string, LakeDocument[]>()
  let version = index.version

  const cached = (key: string, sort: () => LakeDocument[]) => {
    if (version !== index.version || lists.size > MAX_CACHED_LISTS) {
      lists = new Map()
      version = index.version
    }
    const list = lists.get(key) ?? sort()
    lists.set(key, list)
    return list
  }

  const byType = (view: View, type: string) =>
    cached(`${view.key} ${type}`, () =>
      byId(seen(view, index.byType(type)).filter(document => document._type === type)),
    )

  return {
    all: view => cached(view.key, () => shown(view, index.all())),
    by(view, { by, values }) {
      const unique = [...new Set(values)]
      if (by === 'id') return byId(unique.flatMap(id => view.get(id) ?? []))
      if (by === 'slug')
        return shown(
          view,
          unique.flatMap(slug => [...index.bySlug(slug)]),
        )
      if (by === 'version')
        return shown(
          view,
          unique.flatMap(id => [...index.byPublishedId(id), ...index.byPublishedId(publishedIdOf(id))]),
        )
      if (by === 'reference')
        return shown(
          view,
          unique.flatMap(id => [...index.byReference(id)]),
        )
      const [type] = unique
      return unique.length === 1 && type !== undefined
        ? byType(view, type)
        : byId(unique.flatMap(each => byType(view, each)))
    },
    ordered: (view, type, orderings) =>
      cached(`${view.key} ${type} ${JSON.stringify(orderings)}`, () => sortedRows(byType(view, type), orderings)),
  }
}

function shown(view: View, stored: Iterable<LakeDocument>): LakeDocument[] {
  return byId(seen(view, stored))
}

/** The rows that a view shows for stored documents, each once. A draft may differ from the published document found. */
function seen(view: View, stored: Iterable<LakeDocument>): LakeDocument[] {
  const rows = new Set<LakeDocument>()
  for (const document of stored) {
    const row = view.show(document)
    if (row) rows.add(row)
  }
  return [...rows]
}

function byId(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort(compareIds)
}

function compareIds(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}
