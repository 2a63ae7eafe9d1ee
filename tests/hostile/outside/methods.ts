import { type Case, ROUTES, write } from './case.ts'

/** Methods that Node's parser knows, and that no page takes. */
const KNOWN = ['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'M-SEARCH']
const UNKNOWN = ['FOO', 'get', 'G@T']
/** Next answers these for the routes of the API. */
const OF_API: Record<string, number> = { PUT: 405, DELETE: 405, OPTIONS: 204 }

const known = ROUTES.flatMap(({ path, kind }) =>
  KNOWN.map((method): Case => {
    const isOurs = kind !== 'api' || !(method in OF_API)
    return {
      name: `${method} ${path}`,
      pieces: [write(method, path)],
      statuses: [(kind === 'api' && OF_API[method]) || 405],
      ...(isOurs && { headers: { allow: /^GET, HEAD/ } }),
    }
  }),
)

const unknown = UNKNOWN.map((method): Case => ({ name: `${method} /`, pieces: [write(method, '/')], statuses: [400] }))

/** CONNECT names a host and a port. */
const tunnels = ['evil.example:443', '127.0.0.1:22', '/', '*'].map(
  (target): Case => ({ name: `CONNECT ${target}`, pieces: [write('CONNECT', target)], statuses: [400, 405] }),
)

const bodies = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].flatMap(method =>
  ['/', '/api/posts', '/studio'].flatMap((path): Case[] => [
    {
      name: `${method} ${path} with a length`,
      pieces: [write(method, path, { 'Content-Length': '20000000' })],
      statuses: [400, 405],
    },
    {
      name: `${method} ${path} in chunks`,
      pieces: [write(method, path, { 'Transfer-Encoding': 'chunked' }, '5\r\nhello\r\n')],
      statuses: [400, 405],
    },
  ]),
)

export const METHODS: readonly Case[] = [...known, ...unknown, ...tunnels, ...bodies]
