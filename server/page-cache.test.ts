import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CachedRouteKind } from 'next/dist/server/response-cache'
import type { RouteKind } from 'next/dist/server/route-kind'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'

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
let buildFolder: string
let warn: MockInstance<typeof import('../lib/log.ts')['log']['warn']>
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
  buildFolder = join(folder, 'build')
  mkdirSync(buildFolder)
  writeFileSync(join(buildFolder, 'prerender-manifest.json'), JSON.stringify({ preview: PREVIEW_PROPS }))
  writeFileSync(join(buildFolder, 'BUILD_ID'), 'this-build')
  vi.stubEnv('CACHE_DIR', join(folder, 'cache'))
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

describe('a page from the build', () => {
  beforeEach(() => storeInBuild('of the build'))

  test('is rendered again after the start', async () => {
    await startSite()
    expect(await visit()).toBe('old')
    expect(await visit()).toBe('old')
    expect(renderings).toBe(1)
  })

  test('is shown while it cannot be rendered', async () => {
    content = null
    await startSite()
    expect(await visit()).toBe('of the build')
  })
})

describe('rendered pages', () => {
  test('are kept in the cache folder, and no file of the build changes', async () => {
    storeInBuild('of the build')
    const before = listFiles(buildFolder)
    await startSite()
    expect(await visit()).toBe('old')
    content = 'new'
    await revalidate(LIFE)
    expect(await visit()).toBe('new')
    expect(listFiles(buildFolder)).toEqual(before)
    const kept = listFiles(join(folder, 'cache', 'pages', 'this-build'))
    expect(kept.filter(file => file.includes(`${path}.body`))).toHaveLength(1)
  })

  test('are shown after a restart while they cannot be rendered', async () => {
    await startSite()
    expect(await visit()).toBe('old')
    site.close()
    content = null
    await startSite()
    expect(await visit()).toBe('old')
  })

  test('are kept in memory, with one event in the log, where nothing can be written', async () => {
    writeFileSync(join(folder, 'cache'), 'a file where the folder should be')
    await startSite()
    expect([await visit(), await visit()]).toEqual(['old', 'old'])
    content = 'new'
    await revalidate(LIFE)
    expect([await visit(), await visit()]).toEqual(['new', 'new'])
    expect(renderings).toBe(2)
    expect(warn.mock.calls.map(call => call[0])).toEqual(['pages.unkept'])
  })

  test('of other builds are removed at the start', async () => {
    const other = join(folder, 'cache', 'pages', 'other-build')
    mkdirSync(other, { recursive: true })
    await startSite()
    await visit()
    await vi.waitFor(() => expect(existsSync(other)).toBe(false))
    expect(await visit()).toBe('old')
  })
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
  warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const responses = new ResponseCache({ minimalMode: false, route: ROUTE })
  const openCache = (requestHeaders: IncomingHttpHeaders) =>
    new IncrementalCache({
      ...{ fs: nodeFs, dev: false, flushToDisk: true, serverDistDir: join(buildFolder, 'server') },
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

function storeInBuild(body: string): void {
  const file = (extension: string) => join(buildFolder, 'server', `${getRouteCacheKey(path, ROUTE)}${extension}`)
  mkdirSync(dirname(file('')), { recursive: true })
  writeFileSync(file('.body'), body)
  writeFileSync(
    file('.meta'),
    JSON.stringify({ status: 200, headers: { 'x-next-cache-tags': tag }, cacheControl: LIFE }),
  )
  utimesSync(file('.body'), PAST, PAST)
}

/** Each file with the time of its last change. */
function listFiles(path: string): string[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return files.map(file => `${file} ${statSync(join(path, file)).mtimeMs}`).sort()
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
