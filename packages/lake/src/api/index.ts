import type { Route } from '../http/types.ts'
import type { Project } from '../project/index.ts'
import { rememberTransactions } from '../recent.ts'
import type { Lake } from '../types.ts'
import { actionRoutes } from './actions.ts'
import { assetRoutes } from './assets.ts'
import { authRoutes } from './auth.ts'
import { documentRoutes } from './documents.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes } from './listen.ts'
import { liveRoutes } from './live.ts'
import { mutateRoutes } from './mutate.ts'
import { type Directory, projectRoutes } from './projects.ts'
import { queryRoutes } from './query.ts'
import { withRequestRules } from './request-rules.ts'
import { schemaRoutes } from './schemas.ts'
import { userRoutes } from './users.ts'

const DATA_PATH = /^\/v:version\/data\/(live\/events|\w+)\/:dataset(.*)$/

/** Endpoints of one dataset, apart from the streams. */
export function datasetRoutes(lake: Lake, project: Project): { streams: Route[]; routes: Route[] } {
  const recent = rememberTransactions(lake.store)
  return {
    streams: withRequestRules(withResourcePaths([...listenRoutes(lake, recent), ...liveRoutes(lake, recent)])),
    routes: withRequestRules([
      ...withResourcePaths([
        ...queryRoutes(lake, project),
        ...documentRoutes(lake),
        ...mutateRoutes(lake),
        ...actionRoutes(lake),
        ...historyRoutes(lake),
      ]),
      ...assetRoutes(lake),
      ...schemaRoutes(lake),
    ]),
  }
}

type CommonOptions = {
  project: Project
  publicUrl: string
  isOriginAllowed: (origin: string) => boolean
  directory: Directory
}

/** Endpoints of a project for everybody who reads or writes. */
export function commonRoutes({ project, directory, ...options }: CommonOptions): Route[] {
  return [...authRoutes({ project, ...options }), ...userRoutes(project), ...projectRoutes(project, directory)]
}

/** Clients that are configured with a `resource` instead of a project and a dataset have both in the path. */
function withResourcePaths(routes: Route[]): Route[] {
  return routes.flatMap(route => {
    const [, verb, rest] = DATA_PATH.exec(route.path) ?? []
    if (verb === undefined) return [route]
    return [route, { ...route, path: `/v:version/projects/:project/datasets/:dataset/${verb}${rest}` }]
  })
}
