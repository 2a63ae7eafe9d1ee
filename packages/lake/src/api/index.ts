import { badRequest } from '../http/errors.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import type { Project } from '../project/index.ts'
import type { Lake } from '../types.ts'
import { assetRoutes } from './assets.ts'
import { documentRoutes } from './documents.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes, rememberTransactions } from './listen.ts'
import { writeRoutes } from './mutate.ts'
import { queryRoutes } from './query.ts'
import { schemaRoutes } from './schemas.ts'

const DATA_PATH = /^\/v:version\/data\/(live\/events|\w+)\/:dataset(.*)$/

export function datasetRoutes(lake: Lake, project: Project): Route[] {
  return [
    ...withResourcePaths([
      ...listenRoutes(lake, rememberTransactions(lake.store)),
      ...queryRoutes(lake, project),
      ...documentRoutes(lake),
      ...writeRoutes(lake),
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

const TAG = /^[a-z0-9._-]{1,75}$/i
const DATE = /^\d{4}-\d\d-\d\d$/

/** Refuses what the hosted service refuses of every request, in the words of its client. `now` is in milliseconds. */
export function checkRequest(request: Pick<HttpRequest, 'params' | 'query'>, now = Date.now()): void {
  const { version } = request.params
  if (version === undefined) return
  checkVersion(version, now)
  const tag = request.query.get('tag')
  if (tag !== null && !TAG.test(tag))
    throw badRequest(
      'Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.',
    )
}

function checkVersion(version: string, now: number): void {
  if (version === '1' || version === 'X') return
  const time = DATE.test(version) ? Date.parse(version) : Number.NaN
  // Date.parse accepts 30 February.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== version) {
    throw badRequest('Invalid API version string, expected `1` or date in format `YYYY-MM-DD`')
  }
  if (time > now) throw badRequest(`Invalid API version: ${version} is in the future`)
}
