import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache'
import type { RouteKind } from 'next/dist/server/route-kind'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentHealth } from '../lib/content-health.ts'
import { forgetProcess } from '../lib/per-process.ts'
import { UNAVAILABLE_PAGE_KEY } from './unavailable-page.ts'

/** Next's own caches, which decide what a visitor gets, so that an upgrade that changes them is seen here. */
const require = createRequire(import.meta.url)
const { checkIsOnDemandRevalidate }: typeof import('next/dist/server/api-utils') = require('next/dist/server/api-utils')
const {
  default: ResponseCache,
}: typeof import('next/dist/server/response-cache') = require('next/dist/server/response-cache')
const {
  IncrementalCache,
}: typeof import('next/dist/server/lib/incremental-cache') = require('next/dist/server/lib/incremental-cache')
const {
  nodeFs,
}: typeof import('next/dist/server/lib/node-fs-methods') = require('next/dist/server/lib/node-fs-methods')
const {
  getRouteCacheKey,
}: typeof import('next/dist/server/lib/route-cache-key') = require('next/dist/server/lib/route-cache-key')

const PREVIEW_PROPS = { previewModeId: 'the preview id', previewModeEncryptionKey: '', previewModeSigningKey: '' }
const EMPTY_MANIFEST = {
  version: 4 as const,
  routes: {},
  dynamicRoutes: {},
  notFoundRoutes: [],
  preview: PREVIEW_PROPS,
}
const YEAR = 365 * 24 * 60 * 60
const LIFE = { revalidate: YEAR, expire: YEAR }
const ROUTE = { kind: 'APP_ROUTE' as RouteKind, sourceRoute: '/[page]/route' }
const PAST = new Date('2026-01-01T00:00:00Z')

let folder: string
/** New for each test, because Next keeps entries and tags for the whole process. */
let path: string
let tag: string
let site: Server
let url: string
/** What the content service sends; null while it is down. */
let content: string | null
let renderings: number
/** Called by each rendering after it has read the content. */
let beforeStored: () => Promise<void>
let revalidate: (life: { expire: number }) => Promise<void>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ preview: PREVIEW_PROPS }))
  tag = `content:${randomUUID()}`
  path = `/${randomUUID()}`
  content = 'old'
  renderings = 0
  beforeStored = async () => {}
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  site.closeAllConnections()
  await new Promise(resolve => site.close(resolve))
  rmSync(folder, { recursive: true })
})

describe('after a change', () => {
  test('the first visitor gets the new page, which is rendered once for all visitors', async () => {
    await startSite()
    expect(await visit()).toBe('old')
    content = 'new'
    await revalidate(LIFE)
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(['new', 'new', 'new'])
    expect(await visit()).toBe('new')
    expect(renderings).toBe(2)
  })

  test('a page that was already rendering is stored as stale', async () => {
    await startSite()
    let reached = () => {}
    const isReading = new Promise<void>(resolve => (reached = resolve))
    let proceed = () => {}
    const isAnnounced = new Promise<void>(resolve => (proceed = resolve))
    beforeStored = () => {
      reached()
      return isAnnounced
    }
    const first = visit()
    await isReading
    content = 'new'
    await revalidate(LIFE)
    proceed()
    expect(await first).toBe('old')
    expect(await visit()).toBe('new')
  })

  test('a visitor does not wait for a change that came later, which shows moments later', async () => {
    await startSite()
    await visit()
    content = 'newer'
    await revalidate(LIFE)
    beforeStored = async () => {
      beforeStored = async () => {}
      content = 'newest'
      await revalidate(LIFE)
    }
    expect(await visit()).toBe('newer')
    await vi.waitFor(async () => expect(await visit()).toBe('newest'))
  })

  test('the old page stays while it cannot be rendered', async () => {
    await startSite()
    await visit()
    content = null
    await revalidate(LIFE)
    expect(await Promise.all([visit(), visit()])).toEqual(['old', 'old'])
    expect(await visit()).toBe('old')
    expect(renderings).toBe(2)
    content = 'new'
    await revalidate(LIFE)
    await vi.waitFor(async () => expect(await visit()).toBe('new'))
  })

  test('a page whose address has to be encoded is rendered again', async () => {
    await startSite()
    path += encodeURIComponent('رمضان')
    await visit()
    content = 'new'
    await revalidate(LIFE)
    expect(await visit()).toBe('new')
  })
})

describe('while the content service is lost', () => {
  afterEach(forgetProcess)

  test('visitors get the stored page at once, and nothing is rendered', async () => {
    await startSite()
    await visit()
    await revalidate(LIFE)
    contentHealth().isLost = true
    content = 'new'
    expect(await Promise.all([visit(), visit()])).toEqual(['old', 'old'])
    expect(renderings).toBe(1)
    contentHealth().isLost = false
    expect(await visit()).toBe('new')
  })

  test('a page that is not stored is the page about that, with status 503, in every form', async () => {
    await startSite()
    const { default: PageCache } = await import('./page-cache.ts')
    const cache = new PageCache({
      ...{ fs: nodeFs, flushToDisk: true, serverDistDir: join(folder, 'server'), maxMemoryCacheSize: 1_000_000 },
      ...{ revalidatedTags: [], _requestHeaders: {} },
    })
    const ofPost = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: true }
    const key = getRouteCacheKey('/post/never-stored', { kind: 'APP_PAGE' as RouteKind.APP_PAGE, sourceRoute: '/post' })
    const about = {
      kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
      ...{ html: 'not available', rscData: Buffer.from('data'), postponed: undefined, status: 200 },
      ...{ headers: { 'x-next-cache-tags': tag }, segmentData: undefined },
    }
    // Next types it as the result of a rendering, but stores and returns text.
    await cache.set(UNAVAILABLE_PAGE_KEY, about as never, { ...ofPost, fetchCache: false })
    expect(await cache.get(key, ofPost)).toBeNull()
    contentHealth().isLost = true
    expect(await cache.get(key, ofPost)).toMatchObject({
      value: {
        ...{ html: 'not available', status: 503 },
        headers: { 'cache-control': 'no-store', 'retry-after': '30', 'x-page-status': '503' },
      },
    })
  })
})

test('until the content service has answered once, a visitor waits for a page less than a second', async () => {
  for (const [hasAnswered, least, most] of [
    [false, 600, 1_200],
    [true, 1_700, 2_600],
  ] as const) {
    await startSite()
    contentHealth().hasAnswered = hasAnswered
    await visit()
    let proceed = () => {}
    beforeStored = () => new Promise(resolve => (proceed = resolve))
    await revalidate(LIFE)
    const began = performance.now()
    expect(await visit()).toBe('old')
    expect(performance.now() - began).toBeGreaterThan(least)
    expect(performance.now() - began).toBeLessThan(most)
    proceed()
    forgetProcess()
    beforeStored = async () => {}
    if (!hasAnswered) await new Promise(resolve => site.close(resolve))
    path = `/${randomUUID()}`
  }
})

test('a page from the build is rendered again after the start', async () => {
  const stored = (extension: string) => join(folder, 'server', 'app', `${getRouteCacheKey(path, ROUTE)}${extension}`)
  mkdirSync(dirname(stored('')), { recursive: true })
  writeFileSync(stored('.body'), 'of the build')
  writeFileSync(stored('.meta'), JSON.stringify({ status: 200, headers: { 'x-next-cache-tags': tag } }))
  utimesSync(stored('.body'), PAST, PAST)
  await startSite()
  expect(await visit()).toBe('old')
  expect(await visit()).toBe('old')
  expect(renderings).toBe(1)
})

test('Next can create it without a folder, as it does for proxy.ts', async () => {
  await startSite()
  const { default: PageCache } = await import('./page-cache.ts')
  const caches = new IncrementalCache({
    ...{ dev: false, requestHeaders: {}, minimalMode: true, CurCacheHandler: PageCache },
    ...{ previewProps: PREVIEW_PROPS, prerenderManifest: EMPTY_MANIFEST },
  })
  expect(caches.cacheHandler).toBeInstanceOf(PageCache)
})

describe('without it, Next', () => {
  beforeEach(() => vi.stubEnv('TRICKS_OFF', 'freshPages'))

  test('sends the old page once more after a change', async () => {
    await startSite()
    await visit()
    content = 'new'
    await revalidate(LIFE)
    expect(await visit()).toBe('old')
    await vi.waitFor(async () => expect(await visit()).toBe('new'))
  })

  test('stores a page whose content changes while it renders', async () => {
    await startSite()
    beforeStored = async () => {
      content = 'new'
      await revalidate(LIFE)
    }
    await visit()
    expect(await visit()).toBe('old')
    expect(renderings).toBe(1)
  })

  test('fails for an expired page that cannot be rendered', async () => {
    await startSite()
    await visit()
    content = null
    await revalidate({ expire: 0 })
    expect(await visit()).toBe('failed')
    expect(await visit()).toBe('failed')
  })
})

/** A site of Next's caches around pages that show `content`. */
async function startSite(): Promise<void> {
  vi.resetModules()
  const [{ default: PageCache }, { log }] = await Promise.all([import('./page-cache.ts'), import('../lib/log.ts')])
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const responses = new ResponseCache({ minimalMode: false, route: ROUTE })
  const openCache = (requestHeaders: IncomingHttpHeaders) =>
    new IncrementalCache({
      ...{ fs: nodeFs, dev: false, flushToDisk: true, serverDistDir: join(folder, 'server') },
      ...{ requestHeaders, maxMemoryCacheSize: 1_000_000, CurCacheHandler: PageCache },
      previewProps: PREVIEW_PROPS,
      prerenderManifest: EMPTY_MANIFEST,
    })
  revalidate = life => openCache({}).revalidateTag([tag], life)

  site = createServer(async ({ url: address = '/', headers }, response) => {
    try {
      const entry = await responses.get(decodeURI(address), renderPage, {
        ...{ incrementalCache: openCache(headers), routeKind: ROUTE.kind, isRoutePPREnabled: false },
        ...checkIsOnDemandRevalidate(headers, PREVIEW_PROPS),
      })
      if (!entry || 'error' in entry || entry.value?.kind !== 'APP_ROUTE') throw new Error('There is no page')
      response.end(entry.value.body)
    } catch {
      response.writeHead(500).end('failed')
    }
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  vi.stubEnv('PORT', String(port))
}

async function renderPage() {
  renderings++
  const body = content
  if (body === null) throw new Error('The content service is down')
  await beforeStored()
  return {
    value: {
      kind: 'APP_ROUTE' as CachedRouteKind.APP_ROUTE,
      ...{ body: Buffer.from(body), status: 200, headers: { 'x-next-cache-tags': `_N_T_/layout,${tag}` } },
    },
    cacheControl: LIFE,
  }
}

async function visit(): Promise<string> {
  return (await fetch(url + path)).text()
}
