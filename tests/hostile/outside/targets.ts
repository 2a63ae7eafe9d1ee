import { type Case, EVIL_HOST, MARKER, SITE, write } from './case.ts'

/** Absolute URLs of another site. Next would redirect to them. */
const FOREIGN = [
  ...[`http://${EVIL_HOST}/`, `https://${EVIL_HOST}/karima`, `http://${SITE}@${EVIL_HOST}/`],
  ...[`http://user@${SITE}/`, `http://${EVIL_HOST}%00.${SITE}/`, `http:///`, `javascript://${EVIL_HOST}/`],
  ...[`file:///etc/passwd`, `http:/${EVIL_HOST}/`, '*', EVIL_HOST, `?${MARKER}`, `..`, `#x`, `/#x`],
  ...['\\\\evil.example\\x'],
]

const foreign = ['GET', 'POST'].flatMap(method =>
  FOREIGN.map((target): Case => ({ name: `${method} ${target}`, pieces: [write(method, target)], statuses: [400] })),
)

const own: Case[] = [
  [`http://${SITE}/`, 200],
  [`http://${SITE}`, 200],
  [`HTTP://${SITE}/karima?x=1`, 200],
  [`http://${SITE}?x=1`, 200],
  [`https://${SITE}/post/unknown-post`, 404],
  [`http://${SITE}/unknown`, 200],
].map(([target, status]) => ({
  name: `GET ${target}`,
  pieces: [write('GET', String(target))],
  statuses: [Number(status)],
}))

/** Slashes that a browser could take for the beginning of a host. Redirects are to a path. */
const SLASHES = [
  ...[`//${EVIL_HOST}/`, `/\\${EVIL_HOST}/`, `\\/${EVIL_HOST}`, `/%2f%2f${EVIL_HOST}/`, `/%5c${EVIL_HOST}/`],
  ...[`/%09/${EVIL_HOST}/`, `/x//${EVIL_HOST}`, `/api//posts`, `/blog//`, `//studio`],
]

const slashes = SLASHES.map(
  (target): Case => ({ name: `GET ${target}`, pieces: [write('GET', target)], statuses: [200, 307, 308, 400, 404] }),
)

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

const odd = PLACES.flatMap(place =>
  ODD.map(
    (name): Case => ({
      name: `GET ${(place + name).slice(0, 80)}`,
      pieces: [write('GET', place + name)],
      statuses: READ,
    }),
  ),
)

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

const queries = QUERIED.flatMap(([path, status]) =>
  QUERIES.map(
    (query): Case => ({
      name: `GET ${(path + query).slice(0, 60)}`,
      pieces: [write('GET', path + query)],
      statuses: [status],
    }),
  ),
)

/** Next compares every part of a query with every other. */
const parts = ['x&', 'x=1&', '&', 'x%5B%5D=1&'].flatMap(part =>
  QUERIED.map(
    ([path]): Case => ({
      name: `GET ${path}?${part} a thousand times`,
      pieces: [write('GET', `${path}?${part.repeat(1_000)}`)],
      statuses: [400],
    }),
  ),
)

/** Bytes that no request line may have. */
const BYTES = ['\0', '\x1b[2J', '\x7f', '\xff', ' x', '\t', '\r', '\n', ' HTTP/1.1\r\nX: ']
const bytes = ['/', '/post/', '/?x='].flatMap(place =>
  BYTES.map(
    (byte): Case => ({
      name: `GET ${JSON.stringify(place + byte)}`,
      pieces: [`GET ${place}${byte} HTTP/1.1\r\nHost: ${SITE}\r\nConnection: close\r\n\r\n`],
      statuses: byte.startsWith(' HTTP') ? [200, 400, 404] : [400],
    }),
  ),
)

const long = [20_000, 100_000].map(
  (length): Case => ({
    name: `GET with ${length} letters`,
    pieces: [write('GET', `/${'a'.repeat(length)}`)],
    statuses: [431],
  }),
)

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
