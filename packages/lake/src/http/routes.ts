import type { HttpRequest, Method, Route } from './types.ts'

/** A method, what follows the prefix in the path, and what answers. */
type Row = [method: Method, path: string, handle: Route['handle']]

/** The routes of a table below each prefix. `check` refuses a request by what it throws, before it is answered. */
export function routesBelow(
  prefix: string | string[],
  table: Row[],
  check: (request: HttpRequest) => unknown = () => {},
): Route[] {
  return [prefix].flat().flatMap(start =>
    table.map(([method, path, handle]) => ({
      method,
      path: start + path,
      handle(request) {
        check(request)
        return handle(request)
      },
    })),
  )
}
