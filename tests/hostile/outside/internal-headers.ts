import { createHash } from 'node:crypto'
import { type Case, EVIL_HOST, expectStatus, MARKER, ROUTES, write } from './case.ts'

/** Next reads these from its own processes, from its host, or from tests. */
const INTERNAL: readonly [name: string, value: string][] = [
  ['X-Prerender-Revalidate', MARKER],
  ['X-Middleware-Subrequest', 'proxy:proxy:proxy:proxy:proxy'],
  ['X-Middleware-Rewrite', `http://${EVIL_HOST}/`],
  ['X-Middleware-Override-Headers', 'host,cookie'],
  ['X-Matched-Path', '/studio'],
  ['X-Now-Route-Matches', '1=x'],
  ['X-Invoke-Path', '/studio'],
  ['X-Invoke-Status', '500'],
  ['X-Nextjs-Data', '1'],
  ['X-Nextjs-Rewrite', `http://${EVIL_HOST}/`],
  ['X-Next-Cache-Tags', MARKER],
  ['X-Next-Revalidated-Tags', 'post,siteSettings'],
  ['X-Next-Resume-State-Length', '-1'],
  ['Next-Resume', '1'],
  ['X-Action-Redirect', `//${EVIL_HOST}/;push`],
  ['X-Original-Url', '/studio'],
]

/** These may come from proxies and browsers, with any value. */
const ORDINARY: readonly [name: string, value: string][] = [
  ['X-Forwarded-Host', EVIL_HOST],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-For', MARKER],
  ['Forwarded', `host=${EVIL_HOST};proto=javascript`],
  ['Traceparent', MARKER],
  ['Cookie', '__prerender_bypass=x; __next_preview_data=x'],
  ['Cookie', `preview-date=%zz; ${MARKER}=%; =; ;;`],
  ['Cookie', `a=${'b'.repeat(8_000)}`],
  ['User-Agent', `() { :;}; ${MARKER}`],
  ['Accept', '*/*;q=zz, ,;;'],
  ['Accept-Encoding', 'br;q=9,gzip;q=-1,,;*=*'],
  ['If-None-Match', `W/"${MARKER}", *, "`],
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Content-Type', 'multipart/form-data'],
  ['X-Http-Method-Override', 'DELETE'],
  ['__proto__', MARKER],
]

const DATA_HEADERS = ['x-nextjs-matched-path', 'x-page-status', 'x-action-redirect']

const SOME_ROUTES = ROUTES.filter(({ path }) => ['/', '/post/unknown-post', '/studio', '/api/posts'].includes(path))

export const INTERNAL_HEADERS: readonly Case[] = SOME_ROUTES.flatMap(({ path, status }) => [
  ...[...INTERNAL, ...ORDINARY].map(([name, value]) => ({
    ...expectStatus(`GET ${path} with ${name}: ${value}`, [status], write('GET', path, { [name]: value })),
    without: DATA_HEADERS,
  })),
  expectStatus(`GET ${path} with Next-Action`, [400], write('GET', path, { 'Next-Action': MARKER })),
  expectStatus(`GET ${path} with an expectation`, [417], write('GET', path, { Expect: MARKER })),
])

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

export const ROUTER_STATES: readonly Case[] = pages.flatMap(({ path, status }) => [
  ...BROKEN.flatMap(([what, state]) =>
    PREFETCHES.slice(0, 2).map(([prefetch, headers]) => {
      const all = { RSC: '1', 'Next-Router-State-Tree': state, ...headers }
      return expectStatus(`data of ${path} for ${what}${prefetch}`, [400], write('GET', `${path}?_rsc=x`, all))
    }),
  ),
  ...STRANGE.flatMap(([what, state]) =>
    PREFETCHES.map(([prefetch, headers]) => {
      const all = { 'Next-Router-State-Tree': state, ...headers }
      return expectStatus(`data of ${path} for ${what}${prefetch}`, ANSWERED, dataRequest(path, all))
    }),
  ),
  ...ODD_ROUTER.map(headers =>
    expectStatus(`data of ${path} with ${JSON.stringify(headers)}`, [...ANSWERED, 307], dataRequest(path, headers)),
  ),
  expectStatus(
    `${path} with a broken router state, but without RSC`,
    [status],
    write('GET', path, { 'Next-Router-State-Tree': '%5B%22', 'Next-Router-Prefetch': '1' }),
  ),
])

/** Next sends a request to another address first, unless its query has the hash of these headers. */
function dataRequest(path: string, headers: Record<string, string>): string {
  const names = ['Next-Router-Prefetch', 'Next-Router-Segment-Prefetch', 'Next-Router-State-Tree', 'Next-Url']
  const digest = createHash('sha256').update(names.map(name => headers[name] ?? '0').join(','))
  return write('GET', `${path}?_rsc=${digest.digest('base64url').slice(0, HASH_LENGTH)}`, { RSC: '1', ...headers })
}
