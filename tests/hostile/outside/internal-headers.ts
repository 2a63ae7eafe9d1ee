import { type Case, EVIL_HOST, MARKER, ROUTES, write } from './case.ts'

/** Next reads these from its own processes, from its host, or from tests. */
const INTERNAL: readonly [name: string, value: string][] = [
  ['X-Prerender-Revalidate', MARKER],
  ['X-Prerender-Revalidate-If-Generated', '1'],
  ['X-Middleware-Subrequest', 'proxy:proxy:proxy:proxy:proxy'],
  ['X-Middleware-Subrequest-Id', MARKER],
  ['X-Middleware-Rewrite', `http://${EVIL_HOST}/`],
  ['X-Middleware-Redirect', `http://${EVIL_HOST}/`],
  ['X-Middleware-Override-Headers', 'host,cookie'],
  ['X-Middleware-Request-Host', EVIL_HOST],
  ['X-Middleware-Set-Cookie', 'a=b'],
  ['X-Middleware-Skip', '1'],
  ['X-Middleware-Next', '1'],
  ['X-Middleware-Invoke', '1'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Matched-Path', '/studio'],
  ['X-Now-Route-Matches', '1=x'],
  ['X-Invoke-Path', '/studio'],
  ['X-Invoke-Query', '%7B%22x%22'],
  ['X-Invoke-Output', '/_error'],
  ['X-Invoke-Status', '500'],
  ['X-Invoke-Error', '%7B%22message%22%3A%22x%22%7D'],
  ['X-Nextjs-Data', '1'],
  ['X-Nextjs-Rewrite', `http://${EVIL_HOST}/`],
  ['X-Nextjs-Request-Id', MARKER],
  ['X-Nextjs-Html-Request-Id', MARKER],
  ['X-Next-Cache-Tags', MARKER],
  ['X-Next-Revalidated-Tags', 'post,siteSettings'],
  ['X-Next-Revalidate-Tag-Token', MARKER],
  ['X-Next-Resume-State-Length', '-1'],
  ['Next-Resume', '1'],
  ['Next-Test-Fetch-Priority', MARKER],
  ['Next-Hmr-Refresh', '1'],
  ['Next-Instant-Navigation-Testing', '1'],
  ['X-Action-Forwarded', '1'],
  ['X-Action-Redirect', `//${EVIL_HOST}/;push`],
  ['X-Original-Url', '/studio'],
  ['X-Rewrite-Url', '/studio'],
]

/** These may come from proxies and browsers, with any value. */
const ORDINARY: readonly [name: string, value: string][] = [
  ['X-Forwarded-Host', EVIL_HOST],
  ['X-Forwarded-Host', `${EVIL_HOST}, ${EVIL_HOST}`],
  ['X-Forwarded-Host', '['],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Proto', 'https,http'],
  ['X-Forwarded-Port', '-1'],
  ['X-Forwarded-For', MARKER],
  ['X-Forwarded-For', ',,,'],
  ['Forwarded', `host=${EVIL_HOST};proto=javascript`],
  ['Traceparent', MARKER],
  ['Tracestate', '='.repeat(2_000)],
  ['Baggage', MARKER],
  ['Cookie', '__prerender_bypass=x; __next_preview_data=x'],
  ['Cookie', '__next_preview_data=eyJ.eyJ.x; __prerender_bypass='],
  ['Cookie', `preview-date=%zz; ${MARKER}=%; =; ;;`],
  ['Cookie', `a=${'b'.repeat(8_000)}`],
  ['Referer', `http://${EVIL_HOST}/`],
  ['User-Agent', `() { :;}; ${MARKER}`],
  ['Accept', '*/*;q=zz, ,;;'],
  ['Accept', 'text/x-component'],
  ['Accept-Encoding', 'br;q=9,gzip;q=-1,,;*=*'],
  ['Accept-Language', `${'a,'.repeat(500)}`],
  ['If-None-Match', `W/"${MARKER}", *, "`],
  ['If-Modified-Since', 'yesterday'],
  ['If-Match', '"x"'],
  ['Range', 'bytes=0-0'],
  ['Purpose', 'prefetch'],
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Sec-Fetch-Dest', 'zz'],
  ['Sec-Fetch-Mode', 'navigate, cors'],
  ['Authorization', 'Bearer '],
  ['Content-Type', 'multipart/form-data'],
  ['Upgrade-Insecure-Requests', '9'],
  ['X-Http-Method-Override', 'DELETE'],
  ['X-Page-Status', '500'],
  ['__proto__', MARKER],
  ['Constructor', MARKER],
]

const DATA_HEADERS = ['x-nextjs-matched-path', 'x-page-status', 'x-action-redirect']

const SOME_ROUTES = ROUTES.filter(({ path }) =>
  ['/', '/karima', '/post/unknown-post', '/studio', '/api/posts', '/unknown-page'].includes(path),
)

export const INTERNAL_HEADERS: readonly Case[] = SOME_ROUTES.flatMap(route => [
  ...INTERNAL.map(
    ([name, value]): Case => ({
      name: `GET ${route.path} with ${name}: ${value}`,
      pieces: [write('GET', route.path, { [name]: value })],
      statuses: [route.status],
      without: DATA_HEADERS,
    }),
  ),
  ...ORDINARY.map(
    ([name, value]): Case => ({
      name: `GET ${route.path} with ${name}: ${value.slice(0, 60)}`,
      pieces: [write('GET', route.path, { [name]: value })],
      statuses: [route.status],
      without: DATA_HEADERS,
    }),
  ),
  {
    name: `GET ${route.path} with Next-Action`,
    pieces: [write('GET', route.path, { 'Next-Action': MARKER })],
    statuses: [400],
  },
  {
    name: `GET ${route.path} with an expectation`,
    pieces: [write('GET', route.path, { Expect: MARKER })],
    statuses: [417],
  },
])
