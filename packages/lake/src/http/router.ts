import { badRequest, methodNotAllowed, notFound } from './errors.ts'
import type { HttpRequest, Method, Route } from './types.ts'

/** A method, what follows the prefix in the path, and what answers. */
type Row = [method: Method, path: string, handle: Route['handle']]

type Match = { route: Route; path: string; params: Record<string, string> }

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

/** Literal segments win over named ones, and named ones over `*rest`. The router throws 400, 404 or 405 (with Allow). */
export function createRouter(routes: Route[]) {
  const compiled = routes.map(compile).sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  return (method: string, rawPath: string): Match => {
    const path = decodePath(rawPath)
    const matches = compiled.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path)
      return match ? [{ route, path, params: { ...match.groups } }] : []
    })
    const wanted = method === 'HEAD' ? 'GET' : method
    const match = matches.find(candidate => candidate.route.method === wanted)
    if (match) return match
    if (matches.length === 0) throw notFound(`This server has no endpoint ${path}`)
    throw methodNotAllowed(allowedMethods(matches))
  }
}

/** Clients and scripts put addresses together with doubled slashes, which the hosted service ignores in its API. */
const API_PATH = /^\/+v[\dX]/

/** The decoded path without a trailing slash. Throws 400 for segments that could leave a folder or be decoded twice. */
export function decodePath(rawPath: string): string {
  if (!rawPath.startsWith('/')) throw badRequest('The request target must be a path')
  const path = API_PATH.test(rawPath) ? rawPath.replace(/\/{2,}/g, '/') : rawPath
  const segments = path.slice(1).split('/').map(decodeSegment)
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  return `/${segments.join('/')}`
}

function decodeSegment(raw: string): string {
  let text: string
  try {
    text = decodeURIComponent(raw)
  } catch {
    throw badRequest('The path has a malformed percent-encoding')
  }
  const isUnsafe = text === '.' || text === '..' || /[/\\\p{Cc}]|%[0-9a-f]{2}/iu.test(text)
  if (isUnsafe) throw badRequest('The path has a segment that is not allowed')
  return text
}

function compile(route: Route) {
  const source = route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/g, '(?<$1>.*)')
  const segments = route.path.split('/').slice(1)
  const rank = segments.map(text => (text.startsWith('*') ? '2' : text.includes(':') ? '1' : '0')).join('')
  return { route, rank, pattern: new RegExp(`^${source}$`) }
}

function allowedMethods(matches: Match[]): string[] {
  const methods = new Set<string>(matches.map(match => match.route.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods, 'OPTIONS'].sort()
}
