import type { Route } from '../http/types.ts'

const DATA_PATH = /^\/v:version\/data\/(live\/events|\w+)\/:dataset(.*)$/

/** Clients that are configured with a `resource` instead of a project and a dataset have both in the path. */
export function withResourcePaths(routes: Route[]): Route[] {
  return routes.flatMap(route => {
    const [, verb, rest] = DATA_PATH.exec(route.path) ?? []
    if (verb === undefined) return [route]
    return [route, { ...route, path: `/v:version/projects/:project/datasets/:dataset/${verb}${rest}` }]
  })
}
