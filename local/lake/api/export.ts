import type { Route } from '../../http/types.ts'
import { isPublicId } from '../ids.ts'
import type { Lake } from '../types.ts'
import { requireDataset } from './access.ts'
import { ndjson } from './ndjson.ts'

/** GET data/export/:dataset: every document on a line of its own, as of the time of the request. `?types=` limits the types. */
export function exportRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/v:version/data/export/:dataset',
      handle(request) {
        requireDataset(request, lake.config)
        const types = request.query.get('types')?.split(',').filter(Boolean)
        const isVisible = (id: string) => request.identity !== null || isPublicId(id)
        const documents = Array.from(lake.store.index.all()).filter(
          ({ _id, _type }) => isVisible(_id) && (!types || types.length === 0 || types.includes(_type)),
        )
        return ndjson(documents)
      },
    },
  ]
}
