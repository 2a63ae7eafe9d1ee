import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'
import type { Constraint } from './constraints.ts'
import { createSorting } from './sorting.ts'
import { type Ordering, sortingOf } from './top-rows.ts'
import type { View } from './view.ts'

/** Finds documents of a view, in the order of their ids as the hosted service answers. */
export type Rows = {
  all(view: View): LakeDocument[]
  by(view: View, constraint: Constraint): LakeDocument[]
  /** Those of a type in another order; alike ones in the order of their ids. */
  ordered(view: View, type: string, orderings: Ordering[]): LakeDocument[]
}

const MAX_CACHED_LISTS = 200

/** Rows over an index. Lists of a whole type are kept until the next commit: putting ten thousand in order takes longest. */
export function createRows(index: DocumentIndex): Rows {
  let lists = new Map<string, () => LakeDocument[]>()
  let version = index.version

  /** What `begin` returns is asked once more where it was cut off. */
  const cached = (key: string, begin: () => () => LakeDocument[]) => {
    if (version !== index.version || lists.size > MAX_CACHED_LISTS) {
      lists = new Map()
      version = index.version
    }
    const list = lists.get(key) ?? begin()
    lists.set(key, list)
    return list()
  }

  const byType = (view: View, type: string) =>
    cached(`${view.key} ${type}`, () => {
      const documents = seen(view, index.byType(type)).filter(document => document._type === type)
      return createSorting(documents, compareIds)
    })

  return {
    all: view => cached(view.key, () => createSorting(seen(view, index.all()), compareIds)),
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
      cached(`${view.key} ${type} ${JSON.stringify(orderings)}`, () => sortingOf(byType(view, type), orderings)),
  }
}

/** The same in the order of their ids. */
function shown(view: View, stored: Iterable<LakeDocument>): LakeDocument[] {
  return byId(seen(view, stored))
}

/** What stands in the view for stored documents, once each. A draft may no longer have what its published form has. */
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
