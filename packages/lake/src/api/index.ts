import type { Route } from '../http/types.ts'
import type { Project } from '../project/index.ts'
import { rememberTransactions } from '../recent.ts'
import type { Lake } from '../types.ts'
import { actionRoutes } from './actions.ts'
import { assetRoutes } from './assets.ts'
import { documentRoutes } from './documents.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes } from './listen.ts'
import { mutateRoutes } from './mutate.ts'
import { queryRoutes } from './query.ts'
import { schemaRoutes } from './schemas.ts'

const DATA_PATH = /^\/v:version\/data\/(live\/events|\w+)\/:dataset(.*)$/

export function datasetRoutes(lake: Lake, project: Project): Route[] {
  return [
    ...withResourcePaths([
      ...listenRoutes(lake, rememberTransactions(lake.store)),
      ...queryRoutes(lake, project),
      ...documentRoutes(lake),
      ...mutateRoutes(lake),
      ...actionRoutes(lake),
      ...historyRoutes(lake),
    ]),
    ...assetRoutes(lake),
    ...schemaRoutes(lake),
  ]
}

/** Clients that are configured with a `resource` instead of a project and a dataset have both in the path. */
function withResourcePaths(routes: Route[]): Route[] {
  return routes.flatMap(route => {
    const [, verb, rest] = DATA_PATH.exec(route.path) ?? []
    if (verb === undefined) return [route]
    return [route, { ...route, path: `/v:version/projects/:project/datasets/:dataset/${verb}${rest}` }]
  })
}
