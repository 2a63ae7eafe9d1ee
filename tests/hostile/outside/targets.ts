import { type Case, EVIL_HOST, expectStatus, MARKER, ROUTES, SITE, write } from './case.ts'

/** Absolute URLs of another site. Next would redirect to them. */
const FOREIGN = [
  ...[`http://${EVIL_HOST}/`, `https://${EVIL_HOST}/karima`, `http://${SITE}@${EVIL_HOST}/`],
  ...[`http://user@${SITE}/`, `http://${EVIL_HOST}%00.${SITE}/`, `http:///`, `javascript://${EVIL_HOST}/`],
  ...[`file:///etc/passwd`, `http:/${EVIL_HOST}/`, '*', EVIL_HOST, `?${MARKER}`, `..`, `#x`, `/#x`],
  ...['\\\\evil.example\\x'],
]

const foreign = ['GET', 'POST'].flatMap(method =>
  FOREIGN.map(target => expectStatus(`${method} ${target}`, [400], write(method, target))),
)

const OWN: readonly [target: string, status: number][] = [
  [`http://${SITE}/`, 200],
  [`http://${SITE}`, 200],
  [`HTTP://${SITE}/karima?x=1`, 200],
  [`http://${SITE}?x=1`, 200],
  [`https://${SITE}/post/unknown-post`, 404],
  [`http://${SITE}/unknown`, 200],
]
const own = OWN.map(([target, status]) => get(target, [status]))

/** Slashes that a browser could take for the beginning of a host. Redirects are to a path. */
const SLASHES = [
  ...[`//${EVIL_HOST}/`, `/\\${EVIL_HOST}/`, `\\/${EVIL_HOST}`, `/%2f%2f${EVIL_HOST}/`, `/%5c${EVIL_HOST}/`],
  ...[`/%09/${EVIL_HOST}/`, `/x//${EVIL_HOST}`, `/api//posts`, `/blog//`, `//studio`],
]

const slashes = SLASHES.map(target => get(target, [200, 307, 308, 400, 404]))

/** Percent signs, NUL, line ends and paths out of the folder, below each kind of route. */
const ODD = [
  ...['%', '%ff', '%e0%a4%a', '%00', 'x%00.html', '%0d%0aSet-Cookie:%20a=b', '..%2f..%2f..%2fetc%2fpasswd'],
  ...['..%252f..%252fetc%252fpasswd', '../../../../etc/passwd', '.env', '%e2%80%ae', '__proto__', '$%7B7*7%7D'],
  ...['(.)x', '[slug]', 'index.rsc', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ...['"] | *[_type=="secret"'.replaceAll(' ', '%20'), 'a'.repeat(3_000), 'a/'.repeat(500)],
]
const PLACES = ['/', '/post/', '/blog/category/', '/og/post/', '/icons/', '/studio/', '/api/forms/', '/_next/static/']

/** Pages, redirects to a path, or refusals, according to the place. */
const READ = [200, 307, 308, 400, 401, 404, 405]

const odd = PLACES.flatMap(place => ODD.map(name => get(place + name, READ)))

const QUERIES = [
  ...['?%', '?_rsc=%ff', '?__nextDataReq=1', '?nxtPslug=x', '?__nextLocale=%00', `?x=${'y'.repeat(10_000)}`],
  ...[`?${'x&'.repeat(90)}`, '?x[__proto__]=1', '?%0d%0a', '?next=//evil.example'],
  ...['?redirect=https://evil.example'],
]
const QUERIED: readonly [string, number][] = [
  ['/', 200],
  ['/karima', 200],
  ['/post/unknown-post', 404],
  ['/studio', 200],
  ['/feed.xml', 200],
]

const queries = QUERIED.flatMap(([path, status]) => QUERIES.map(query => get(path + query, [status])))

/** Next compares every part of a query with every other. */
const parts = ['x&', 'x=1&', '&', 'x%5B%5D=1&'].flatMap(part =>
  QUERIED.map(([path]) => get(`${path}?${part.repeat(1_000)}`, [400])),
)

/** Bytes that no request line may have. */
const BYTES = ['\0', '\x1b[2J', '\x7f', '\xff', ' x', '\t', '\r', '\n', ' HTTP/1.1\r\nX: ']
const bytes = ['/', '/post/', '/?x='].flatMap(place =>
  BYTES.map(byte => {
    const name = `GET ${JSON.stringify(place + byte)}`
    return expectStatus(name, byte.startsWith(' HTTP') ? [200, 400, 404] : [400], write('GET', place + byte))
  }),
)

const long = [20_000, 100_000].map(length => get(`/${'a'.repeat(length)}`, [431]))

function get(target: string, statuses: readonly number[]): Case {
  return expectStatus(`GET ${target}`, statuses, write('GET', target))
}

export const TARGETS: readonly Case[] = [
  ...foreign,
  ...own,
  ...slashes,
  ...odd,
  ...queries,
  ...parts,
  ...bytes,
  ...long,
]

/** Methods that Node's parser knows, and that no page takes. */
const KNOWN = ['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'M-SEARCH']
const UNKNOWN = ['FOO', 'get', 'G@T']
/** Next answers these for the routes of the API. */
const OF_API: Record<string, number> = { PUT: 405, DELETE: 405, OPTIONS: 204 }

const ofRoutes = ROUTES.flatMap(({ path, kind }) =>
  KNOWN.map((method): Case => {
    const isOurs = kind !== 'api' || !(method in OF_API)
    const status = (kind === 'api' && OF_API[method]) || 405
    const one = expectStatus(`${method} ${path}`, [status], write(method, path))
    return isOurs ? { ...one, headers: { allow: /^GET, HEAD/ } } : one
  }),
)

const unknown = UNKNOWN.map(method => expectStatus(`${method} /`, [400], write(method, '/')))

/** CONNECT names a host and a port. */
const tunnels = ['evil.example:443', '127.0.0.1:22', '/', '*'].map(target =>
  expectStatus(`CONNECT ${target}`, [400, 405], write('CONNECT', target)),
)

const LONG = { 'Content-Length': '20000000' }
const CHUNKED = { 'Transfer-Encoding': 'chunked' }
const bodies = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].flatMap(method =>
  ['/', '/api/posts', '/studio'].flatMap(path => [
    expectStatus(`${method} ${path} with a length`, [400, 405], write(method, path, LONG)),
    expectStatus(`${method} ${path} in chunks`, [400, 405], write(method, path, CHUNKED, '5\r\nhello\r\n')),
  ]),
)

export const METHODS: readonly Case[] = [...ofRoutes, ...unknown, ...tunnels, ...bodies]
