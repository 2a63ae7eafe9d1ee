import { createRequire } from 'node:module'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { RouteKind } from 'next/dist/server/route-kind'
import { RETRY_AFTER_SECONDS, STATUS_HEADER } from '../lib/page-status.ts'
import { UNAVAILABLE_PAGE } from '../lib/pages.ts'

const require = createRequire(import.meta.url)
const {
  getRouteCacheKey,
}: typeof import('next/dist/server/lib/route-cache-key') = require('next/dist/server/lib/route-cache-key')

const STATUS = 503

/** Where Next stores app/(site)/(reading)/unavailable. */
export const UNAVAILABLE_PAGE_KEY = getRouteCacheKey(UNAVAILABLE_PAGE, {
  kind: 'APP_PAGE' as RouteKind.APP_PAGE,
  sourceRoute: '/(site)/(reading)/unavailable/page',
})

/** That page as the answer for another address, which cannot be rendered now. */
export function asUnavailable(page: CacheHandlerValue | null): CacheHandlerValue | null {
  const value = page?.value
  if (!value || !('html' in value)) return null
  const headers = {
    ...value.headers,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    // Next sends data for its router with status 200, and the router would show it as the page.
    [STATUS_HEADER]: String(STATUS),
  }
  return { ...page, lastModified: Date.now(), value: { ...value, status: STATUS, headers } }
}
