import { createHash } from 'node:crypto'
import { type Case, EVIL_HOST, MARKER, ROUTES, write } from './case.ts'

const HASH_LENGTH = 16

const deep = (depth: number) => `${'["",{"children":'.repeat(depth)}["",{}]${'}]'.repeat(depth)}`

/** Not what the router of a page sends: refused. */
const BROKEN: readonly [what: string, state: string][] = [
  ['half of JSON', '%5B%22'],
  ['nothing', ''],
  ['an empty list', '[]'],
  ['a segment that is null', '[null,{}]'],
  ['a segment of two', '[["a","b"],{}]'],
  ['children that are text', '["","x"]'],
  ['a wrong address', '["",{},["x"]]'],
  ['50 kB', `[${'%20'.repeat(3_000)}`],
]

/** As the router would send it, but of a tree that this site does not have. */
const STRANGE: readonly [what: string, state: string][] = [
  ['an unknown page', encodeURIComponent('["",{"children":[["slug","x","d",null],{"children":["__PAGE__",{}]}]}]')],
  ['a slot named __proto__', encodeURIComponent('["",{"__proto__":["x",{}]}]')],
  ['a foreign address', encodeURIComponent(`["",{},["//${EVIL_HOST}/","?"],"refetch"]`)],
  ['a hundred levels', encodeURIComponent(deep(100))],
  ['page markers', encodeURIComponent('["",{"children":["__PAGE__?{\\"a\\":",{}]}]')],
]

const PREFETCHES: readonly [what: string, headers: Record<string, string>][] = [
  ['', {}],
  [' with a prefetch', { 'Next-Router-Prefetch': '1' }],
  [' with a prefetch of a segment', { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' }],
]

const ODD_ROUTER: readonly Record<string, string>[] = [
  { 'Next-Router-Prefetch': MARKER },
  { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/../../x' },
  { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/__proto__' },
  { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': `/${'x'.repeat(5_000)}` },
  { 'Next-Url': `//${EVIL_HOST}/` },
]

/** Data, or that of the page for missing posts. */
const ANSWERED = [200, 404]

const pages = ROUTES.filter(({ path }) => ['/', '/post/unknown-post', '/studio'].includes(path))

export const ROUTER_STATES: readonly Case[] = pages.flatMap(({ path }) => [
  ...BROKEN.flatMap(([what, state]) =>
    PREFETCHES.slice(0, 2).map(
      ([prefetch, headers]): Case => ({
        name: `data of ${path} for a router state of ${what}${prefetch}`,
        pieces: [write('GET', `${path}?_rsc=x`, { RSC: '1', 'Next-Router-State-Tree': state, ...headers })],
        statuses: [400],
      }),
    ),
  ),
  ...STRANGE.flatMap(([what, state]) =>
    PREFETCHES.map(
      ([prefetch, headers]): Case => ({
        name: `data of ${path} for a router state of ${what}${prefetch}`,
        pieces: [dataRequest(path, { 'Next-Router-State-Tree': state, ...headers })],
        statuses: ANSWERED,
      }),
    ),
  ),
  ...ODD_ROUTER.map(
    (headers): Case => ({
      name: `data of ${path} with ${JSON.stringify(headers).slice(0, 90)}`,
      pieces: [dataRequest(path, headers)],
      statuses: [...ANSWERED, 307],
    }),
  ),
  {
    name: `${path} with a broken router state, but without RSC`,
    pieces: [write('GET', path, { 'Next-Router-State-Tree': '%5B%22', 'Next-Router-Prefetch': '1' })],
    statuses: path.startsWith('/post') ? [404] : [200],
  },
])

/** Next sends a request to another address first, unless its query has the hash of these headers. */
function dataRequest(path: string, headers: Record<string, string>): string {
  const names = ['Next-Router-Prefetch', 'Next-Router-Segment-Prefetch', 'Next-Router-State-Tree', 'Next-Url']
  const digest = createHash('sha256').update(names.map(name => headers[name] ?? '0').join(','))
  return write('GET', `${path}?_rsc=${digest.digest('base64url').slice(0, HASH_LENGTH)}`, { RSC: '1', ...headers })
}
