import { badRequest, methodNotAllowed, notFound } from './errors.ts'
import type { HttpRequest, Method, Route } from './types.ts'

/** A method, what follows the prefix in the path, and what answers. */
type Row = [method: Method, path: string, handle: Route['handle']]

type Match = { route: Route; path: string; params: Record<string, string> }

type Router = (method: string, rawPath: string) => Match

type Compiled = { route: Route; segments: Segment[]; rank: string }
type Segment = { kind: 'literal'; text: string } | { kind: 'name' | 'rest'; name: string; prefix: string }

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
export function createRouter(routes: Route[]): Router {
  const compiled = routes.map(compile).sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  return (method, rawPath) => {
    const path = decodePath(rawPath)
    const parts = path.split('/').slice(1)
    const matches = compiled.flatMap(({ route, segments }) => {
      const params = matchSegments(segments, parts)
      return params ? [{ route, path, params }] : []
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

function compile(route: Route): Compiled {
  const segments = route.path.split('/').slice(1).map(parseSegment)
  const rank = segments
    .map(segment => (segment.kind === 'literal' ? '0' : segment.kind === 'name' ? '1' : '2'))
    .join('')
  return { route, segments, rank }
}

function parseSegment(text: string): Segment {
  const [, prefix = '', sign, name = ''] = /^([^:*]*)([:*])(\w+)$/.exec(text) ?? []
  if (!sign) return { kind: 'literal', text }
  return { kind: sign === ':' ? 'name' : 'rest', name, prefix }
}

function matchSegments(segments: Segment[], parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]
    if (part === undefined) return null
    if (segment.kind === 'literal') {
      if (part !== segment.text) return null
      continue
    }
    if (segment.kind === 'rest') {
      params[segment.name] = parts.slice(index).join('/')
      return params
    }
    if (part.length <= segment.prefix.length || !part.startsWith(segment.prefix)) return null
    params[segment.name] = part.slice(segment.prefix.length)
  }
  return parts.length === segments.length ? params : null
}

function allowedMethods(matches: Match[]): string[] {
  const methods = new Set<string>(matches.map(match => match.route.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods, 'OPTIONS'].sort()
}
