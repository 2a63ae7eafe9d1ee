import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { checkIsOnDemandRevalidate } from 'next/dist/server/api-utils'
import { type CacheHandler, IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import ResponseCache, { type CachedRouteKind } from 'next/dist/server/response-cache'
import type { RouteKind } from 'next/dist/server/route-kind'
import { type MockInstance, vi } from 'vitest'
import { UNAVAILABLE_PAGE } from '../../lib/pages.ts'
import { type ContentHealth, contentHealth } from '../../lib/process/content-health.ts'
import { forgetProcess } from '../../lib/process/per-process.ts'
import { type Listening, listen } from '../../tests/support/listen.ts'

const PREVIEW_PROPS = { previewModeId: 'the preview id', previewModeEncryptionKey: '', previewModeSigningKey: '' }
const EMPTY_MANIFEST = {
  version: 4 as const,
  routes: {},
  dynamicRoutes: {},
  notFoundRoutes: [],
  preview: PREVIEW_PROPS,
}
const YEAR = 365 * 24 * 60 * 60
export const LIFE = { revalidate: YEAR, expire: YEAR }
const ROUTE = { kind: 'APP_ROUTE' as RouteKind, sourceRoute: '/[page]/route' }
const PAST = new Date('2026-01-01T00:00:00Z')

/** A site of Next's own caches, so that an upgrade that changes them is seen, around one page, which shows `content`. */
export class CachedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
  readonly buildFolder = join(this.folder, 'build')
  /** New for each site, because Next keeps entries and tags for the whole process. */
  readonly tag = `content:${randomUUID()}`
  path = `/${randomUUID()}`
  /** What the content service sends; null while it is down. */
  content: string | null = 'old'
  renderings = 0
  /** Called by each rendering after it has read the content. */
  beforeStored: () => Promise<void> = async () => {}
  /** The state of the content service, as this process knows it. */
  readonly health: ContentHealth
  revalidate: (life: { expire: number }) => Promise<void> = () => Promise.reject(new Error('It has not been started'))
  warn: MockInstance<typeof import('../../lib/process/log.ts')['log']['warn']> | undefined
  #listening: Listening | undefined

  constructor() {
    forgetProcess()
    this.health = contentHealth()
    this.health.hasAnswered = true
    mkdirSync(this.buildFolder)
    writeFileSync(join(this.buildFolder, 'prerender-manifest.json'), JSON.stringify({ preview: PREVIEW_PROPS }))
    writeFileSync(join(this.buildFolder, 'BUILD_ID'), 'this-build')
    vi.stubEnv('CACHE_DIR', join(this.folder, 'cache'))
  }

  /** By which Next stores the page. */
  get key(): string {
    return getRouteCacheKey(this.path, ROUTE)
  }

  /** By which Next stores the page that says that a page is not available. */
  readonly unavailable = {
    path: UNAVAILABLE_PAGE,
    key: getRouteCacheKey(UNAVAILABLE_PAGE, { kind: 'APP_PAGE' as RouteKind, sourceRoute: '/unavailable/page' }),
  }

  /** Also again, as a new process does. */
  async start(Handler?: typeof CacheHandler): Promise<void> {
    await this.#listening?.stop()
    vi.resetModules()
    const [{ default: PageCache }, { log }] = await Promise.all([
      import('./page-cache.ts'),
      import('../../lib/process/log.ts'),
    ])
    // Next types what a handler returns by the values that it passes to `set`.
    const CurCacheHandler = Handler ?? (PageCache as never)
    this.warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const responses = new ResponseCache({ minimalMode: false, route: ROUTE })
    const openCache = (requestHeaders: IncomingHttpHeaders) =>
      new IncrementalCache({
        ...{ fs: nodeFs, dev: false, flushToDisk: true, serverDistDir: join(this.buildFolder, 'server') },
        ...{ requestHeaders, maxMemoryCacheSize: 1_000_000, CurCacheHandler },
        previewProps: PREVIEW_PROPS,
        prerenderManifest: EMPTY_MANIFEST,
      })
    this.revalidate = async life => {
      await openCache({}).revalidateTag([this.tag], life)
      // A page that begins to render in the same millisecond counts as older than the change.
      for (const time = Date.now(); Date.now() === time; ) await nextTurn()
    }

    const server = createServer(async ({ url: address = '/', headers }, response) => {
      try {
        const entry = await responses.get(decodeURI(address), () => this.#render(), {
          ...{ incrementalCache: openCache(headers), routeKind: ROUTE.kind, isRoutePPREnabled: false },
          ...checkIsOnDemandRevalidate(headers, PREVIEW_PROPS),
        })
        if (!entry || 'error' in entry || entry.value?.kind !== 'APP_ROUTE') throw new Error('There is no page')
        response.end(entry.value.body)
      } catch {
        response.writeHead(500).end('failed')
      }
    })
    this.#listening = await listen(server)
    vi.stubEnv('PORT', String(this.#listening.port))
  }

  async change(content: string | null): Promise<void> {
    this.content = content
    await this.revalidate(LIFE)
  }

  async visit(): Promise<string> {
    return (await fetch(`${this.#listening?.url}${this.path}`)).text()
  }

  /** Stores the page as a build does. */
  storeInBuild(body: string, { path = this.path, key = this.key } = {}): void {
    const file = (extension: string) => join(this.buildFolder, 'server', 'app', `${path}${extension}`)
    const headers = { 'x-next-cache-tags': this.tag }
    const meta = { status: 200, headers, routeCache: { key, isFallback: false } }
    mkdirSync(dirname(file('')), { recursive: true })
    for (const extension of ['.body', '.html', '.rsc']) writeFileSync(file(extension), body)
    writeFileSync(file('.meta'), JSON.stringify(meta))
    utimesSync(file('.meta'), PAST, PAST)
  }

  async openCache() {
    const { default: PageCache } = await import('./page-cache.ts')
    return new PageCache({ serverDistDir: join(this.buildFolder, 'server') })
  }

  async stop(): Promise<void> {
    await this.#listening?.stop()
    rmSync(this.folder, { recursive: true })
  }

  async #render() {
    this.renderings++
    const body = this.content
    if (body === null) throw new Error('The content service is down')
    await this.beforeStored()
    return this.page(body)
  }

  /** As Next stores it. */
  page(body: string) {
    const headers = { 'x-next-cache-tags': `_N_T_/layout,${this.tag}` }
    return {
      value: {
        kind: 'APP_ROUTE' as CachedRouteKind.APP_ROUTE,
        ...{ body: Buffer.from(body), status: 200, headers },
      },
      cacheControl: LIFE,
    }
  }
}
