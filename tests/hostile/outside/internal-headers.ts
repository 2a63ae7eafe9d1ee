import { type Case, EVIL_HOST, MARKER, ROUTES, write } from './case.ts'

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

export const INTERNAL_HEADERS: readonly Case[] = SOME_ROUTES.flatMap((route): Case[] => [
  ...[...INTERNAL, ...ORDINARY].map(
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
