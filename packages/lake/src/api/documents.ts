import { badRequest } from '../http/errors.ts'
import { json, ndjson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { publishedIdOf } from '../ids.ts'
import type { DocumentIndex, Lake, LakeDocument } from '../types.ts'
import { visibility } from './access.ts'

const MAX_IDS = 1_000

type Omitted = { id: string; reason: 'existence' | 'permission' }

/** data/doc: documents by ids, and for each missing one the reason. data/export: all of them, or those of `?types=`. */
export function documentRoutes(lake: Lake): Route[] {
  const { index } = lake.store
  const byIds = (request: HttpRequest) => {
    const ids = readIds(request)
    const flag = (name: string) => request.query.get(name) === 'true'
    const isVisible = visibility(request, lake.config)
    const found = flag('includeAllVersions') ? versionsOf(ids, index) : ids.flatMap(id => index.get(id) ?? [])
    const documents = found.filter(document => isVisible(document._id))
    const present = new Set(documents.map(({ _id }) => _id))
    const absent = flag('includeAllVersions') ? [] : ids.filter(id => !present.has(id))
    return json({
      documents: flag('excludeContent') ? documents.map(withoutContent) : documents,
      // To anonymous visitors, a hidden document looks the same whether or not it exists.
      omitted: absent.map((id): Omitted => ({ id, reason: isVisible(id) ? 'existence' : 'permission' })),
    })
  }
  const exported = (request: HttpRequest) => {
    const types = request.query.get('types')?.split(',').filter(Boolean)
    const isVisible = visibility(request, lake.config)
    const documents = Array.from(index.all()).filter(
      ({ _id, _type }) => isVisible(_id) && (!types || types.length === 0 || types.includes(_type)),
    )
    return ndjson(documents)
  }
  return routesBelow('/v:version/data', [
    ['GET', '/doc/:dataset/:ids', byIds],
    ['GET', '/export/:dataset', exported],
  ])
}

export function readIds(request: HttpRequest): string[] {
  const ids = [...new Set((request.params.ids ?? '').split(',').filter(Boolean))]
  if (ids.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be asked for at once`)
  return ids
}

function versionsOf(ids: string[], index: DocumentIndex): LakeDocument[] {
  const publishedIds = [...new Set(ids.map(publishedIdOf))]
  return publishedIds.flatMap(id => [...index.by('versions', id)])
}

function withoutContent({ _id, _type, _rev }: LakeDocument) {
  return { _id, _type, _rev }
}
