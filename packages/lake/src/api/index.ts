import { createDispatch, type Identify } from '../http/dispatch.ts'
import type { SocketRoute } from '../http/sockets.ts'
import type { Route } from '../http/types.ts'
import { openProject, type Project } from '../project/index.ts'
import { settingsKey } from '../project/user-settings.ts'
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
import { presenceSocket } from './presence.ts'
import { type Directory, projectRoutes } from './projects.ts'
import { queryRoutes } from './query.ts'
import { quietRoutes } from './quiet.ts'
import { withRequestRules } from './request-rules.ts'
import { schemaRoutes } from './schemas.ts'
import { streamSocket } from './streams.ts'
import { unsupportedRoutes } from './unsupported.ts'
import { userRoutes } from './users.ts'

const DATA_PATH = /^\/v:version\/data\/(live\/events|\w+)\/:dataset(.*)$/

/** Where clients learn that an event stream failed because of the origin of their page. */
export const CORS_PROBE = /^\/v[^/]+\/check\/cors$/

type LakeApi = { routes: Route[]; sockets: SocketRoute[]; identify: Identify; corsProbe: RegExp }

/** The API of a lake that is alone. `listDatasets` names all datasets of the project, of which a lake has one. */
export function lakeApi(
  lake: Lake,
  isOriginAllowed: (origin: string) => boolean,
  listDatasets: () => string[] = () => [lake.config.dataset],
): LakeApi {
  const project = projectOf(lake)
  const { identify } = project
  const { streams, routes } = datasetRoutes(lake, project)
  const { publicUrl } = lake.config
  const directory = { listProjects: () => [project], listDatasets }
  return {
    identify,
    corsProbe: CORS_PROBE,
    sockets: [presenceSocket(identify), streamSocket(createDispatch(streams, identify))],
    routes: [
      ...streams,
      ...routes,
      ...withRequestRules([
        ...commonRoutes({ project, publicUrl, isOriginAllowed, directory }),
        ...quietRoutes(),
        ...unsupportedRoutes(),
      ]),
    ],
  }
}

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

/** A lake that is alone keeps people in its own folder, and the settings of its users in its store. */
function projectOf({ config, store }: Lake): Project {
  const { projectId: id, folder, editorToken: editor, viewerToken: viewer } = config
  return openProject({
    ...{ id, folder, tokens: { editor, viewer } },
    userSettings: {
      get: (userId, keys) =>
        keys.flatMap(key => {
          const [found] = store.getKeyValues([settingsKey(userId, key)])
          return found ? [{ key, value: found.value }] : []
        }),
      set(userId, pairs) {
        for (const { key, value } of pairs) store.setKeyValue(settingsKey(userId, key), value)
      },
    },
  })
}

/** Clients that are configured with a `resource` instead of a project and a dataset have both in the path. */
function withResourcePaths(routes: Route[]): Route[] {
  return routes.flatMap(route => {
    const [, verb, rest] = DATA_PATH.exec(route.path) ?? []
    if (verb === undefined) return [route]
    return [route, { ...route, path: `/v:version/projects/:project/datasets/:dataset/${verb}${rest}` }]
  })
}
