import { type Case, EVIL_HOST, MARKER, SITE, write } from './case.ts'

/** Absolute URLs of another site. Next would redirect to them. */
const FOREIGN = [
  `http://${EVIL_HOST}/`,
  `http://${EVIL_HOST}`,
  `https://${EVIL_HOST}/karima`,
  `HTTP://${EVIL_HOST}/blog?x=1`,
  `http://${EVIL_HOST}:80/`,
  `http://${SITE}@${EVIL_HOST}/`,
  `http://${SITE}.${EVIL_HOST}/`,
  `http://user@${SITE}/`,
  `http://${EVIL_HOST}%00.${SITE}/`,
  `http://[::1]/`,
  `http://127.1/`,
  `http:///`,
  `http://?${EVIL_HOST}`,
  `http://#${EVIL_HOST}`,
  `ftp://${EVIL_HOST}/`,
  `javascript://${EVIL_HOST}/`,
  `data:text/html,${MARKER}`,
  `file:///etc/passwd`,
  `http:/${EVIL_HOST}/`,
  `http:${EVIL_HOST}/`,
  '*',
  EVIL_HOST,
  `?${MARKER}`,
  `.`,
  `..`,
  `%2f`,
  `#x`,
  `/#x`,
  `/?x#y`,
  '\\\\evil.example\\x',
]

const foreign = ['GET', 'HEAD', 'POST', 'OPTIONS'].flatMap(method =>
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
  `//${EVIL_HOST}/`,
  `///${EVIL_HOST}/`,
  `//${EVIL_HOST}/%2e%2e`,
  `/\\${EVIL_HOST}/`,
  `/\\/${EVIL_HOST}/`,
  `\\/${EVIL_HOST}`,
  `/.//${EVIL_HOST}/`,
  `/%2f%2f${EVIL_HOST}/`,
  `/%5c${EVIL_HOST}/`,
  `/%09/${EVIL_HOST}/`,
  `//@${EVIL_HOST}/`,
  `//${EVIL_HOST}:80//%2f`,
  `/x//${EVIL_HOST}`,
  `//x/..//${EVIL_HOST}`,
  `/;//${EVIL_HOST}`,
  `/api//posts`,
  `//api/posts`,
  `/post//unknown-post`,
  `/blog//`,
  `//studio`,
  `//_next/static/x.js`,
]

const slashes = SLASHES.map(
  (target): Case => ({ name: `GET ${target}`, pieces: [write('GET', target)], statuses: [200, 307, 308, 400, 404] }),
)

/** Percent signs, NUL, line ends and paths out of the folder, below each kind of route. */
const ODD = [
  '%',
  '%f',
  '%ff',
  '%c3%28',
  '%e0%a4%a',
  '%00',
  'x%00.html',
  '%0d%0aSet-Cookie:%20a=b',
  '%0d%0a%0d%0a<script>',
  '%u0041',
  '%25%32%66',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '..%5c..%5cwindows',
  '../../../../etc/passwd',
  '%2e%2e/%2e%2e/server.ts',
  '.git/config',
  '.env',
  '%e2%80%ae',
  '[object%20Object]',
  '__proto__',
  'constructor',
  '$%7B7*7%7D',
  '%7B%7B7*7%7D%7D',
  '(.)x',
  '[slug]',
  '[[...tool]]',
  'index.rsc',
  'x.segments/_tree.segment.rsc',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  "'%20OR%201=1--",
  '"] | *[_type=="secret"'.replaceAll(' ', '%20'),
  'a'.repeat(3_000),
  '%41'.repeat(1_500),
  '/'.repeat(500),
  'a/'.repeat(500),
]
const PLACES = [
  '/',
  '/post/',
  '/blog/',
  '/blog/category/',
  '/author/',
  '/og/post/',
  '/icons/',
  '/studio/',
  '/api/',
  '/api/forms/',
  '/api/requests/',
  '/_next/static/',
  '/_next/data/',
  '/healthz/',
]

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
  '?%',
  '?%ff',
  '?_rsc=%ff',
  '?__nextDataReq=1',
  '?nxtPslug=x',
  '?nxtIslug=%ff',
  '?__nextLocale=%00',
  '?amp=1',
  `?x=${'y'.repeat(10_000)}`,
  `?${'x&'.repeat(90)}`,
  '?x[__proto__]=1',
  '?%0d%0a',
  '??',
  '?=',
  '?dpl=x',
  '?v=1&v=2',
  '?next=//evil.example',
  '?redirect=https://evil.example',
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
const BYTES = ['\0', '\x01', '\x0b', '\x1b[2J', '\x7f', '\xff', ' x', '\t', '\r', '\n', ' HTTP/1.1\r\nX: ', '\x80\x80']
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
