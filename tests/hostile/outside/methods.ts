import { type Case, ROUTES, write } from './case.ts'

/** Methods that Node's parser knows, and that no page takes. */
const KNOWN = [
  'TRACE',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'PURGE',
  'SEARCH',
  'QUERY',
  'LOCK',
  'REPORT',
  'MKCOL',
  'M-SEARCH',
  'BIND',
  'NOTIFY',
]
const UNKNOWN = ['FOO', 'get', 'GETT', 'G@T', 'PRI']
/** Next answers these for the routes of the API. */
const OF_API: Record<string, number> = { PUT: 405, PATCH: 405, DELETE: 405, OPTIONS: 204 }

const known = ROUTES.flatMap(({ path, kind }) =>
  KNOWN.map((method): Case => {
    const status = (kind === 'api' && OF_API[method]) || 405
    const isOurs = kind !== 'api' || !(method in OF_API)
    return {
      name: `${method} ${path}`,
      pieces: [write(method, path)],
      statuses: [status],
      ...(isOurs && { headers: { allow: /^GET, HEAD/ } }),
    }
  }),
)

const unknown = ROUTES.flatMap(({ path }) =>
  UNKNOWN.map((method): Case => ({ name: `${method} ${path}`, pieces: [write(method, path)], statuses: [400] })),
)

/** CONNECT names a host and a port. */
const tunnels = ['evil.example:443', '127.0.0.1:22', '/', '*', 'evil.example'].map(
  (target): Case => ({
    name: `CONNECT ${target}`,
    pieces: [write('CONNECT', target)],
    statuses: target === '/' || target === '*' || target === 'evil.example' ? [400, 405] : [405],
  }),
)

const bodies = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'].flatMap(method =>
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
