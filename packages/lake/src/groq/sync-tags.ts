import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { publishedIdOf, slugOf } from '../ids.ts'
import type { LakeDocument } from '../types.ts'
import type { Constraint } from './access.ts'

const MAX_KNOWN_TAGS = 10_000
/** Next.js caches a response under at most 128 tags. */
const MAX_ID_TAGS = 60

export type Dependencies = ReturnType<ReturnType<typeof createSyncTags>['collect']>

/** Opaque names shared by results and changes: a result is stale when it has a tag in common with a change. */
export function createSyncTags(dataset: string) {
  const known = new LRUCache<string, string>({
    max: MAX_KNOWN_TAGS,
    memoMethod: key => `s1:${createHash('sha256').update(`${dataset} ${key}`).digest('base64url').slice(0, 10)}`,
  })
  const tag = (kind: string, value = '') => known.memo(`${kind} ${value}`)

  const syncTagsOf = (document: LakeDocument) => {
    const slug = slugOf(document)
    return [
      tag('all'),
      tag('type', document._type),
      tag('id', publishedIdOf(document._id)),
      ...(slug === null ? [] : [tag('slug', slug)]),
    ]
  }

  const collect = () => {
    const tags = new Set<string>()
    const byId = new Map<string, string | null>()
    return {
      /** A search for rows. Without constraints it depends on every document. */
      onRows(constraints: Constraint[]) {
        const narrowest = NARROWEST_FIRST.map(by => constraints.find(each => each.by === by)).find(each => each)
        if (!narrowest) tags.add(tag('all'))
        else if (narrowest.by === 'id') for (const id of narrowest.values) byId.set(publishedIdOf(id), null)
        else for (const value of narrowest.values) tags.add(tag(narrowest.by, value))
      },
      onDocument: (id: string, document: LakeDocument | null) => byId.set(publishedIdOf(id), document?._type ?? null),
      syncTags: () => [...tags, ...idTags(byId, tag)],
    }
  }

  return { syncTagsOf, collect }
}

/** Without `reference`: a changed document has no tags for the documents that it refers to. */
const NARROWEST_FIRST: Constraint['by'][] = ['id', 'slug', 'type']

/** One tag per id. For very many ids: one per type, or the tag of all documents where a type is unknown. */
function idTags(byId: Map<string, string | null>, tag: (kind: string, value?: string) => string): string[] {
  if (byId.size <= MAX_ID_TAGS) return [...byId.keys()].map(id => tag('id', id))
  const types = [...new Set(byId.values())]
  return types.map(type => (type === null ? tag('all') : tag('type', type)))
}
