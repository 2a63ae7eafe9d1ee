/**
 * Next's own store of rendered pages, with two more rules. The first request for a page whose content changed waits until the page
 * is rendered again. A page whose content changed while it rendered is stored as stale. Pages are kept in the cache folder, and read
 * from the build until they have been rendered again; with Redis, what another process has rendered is not rendered again. Next loads
 * this file (`cacheHandler`).
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import { z } from 'zod'
import { contentHealth } from '../lib/content-health.ts'
import { serverEnv } from '../lib/environment/server-env.ts'
import { log } from '../lib/log.ts'
import { measure } from '../lib/measurements.ts'
import { openPageFolder, readBuildId, writeWhole } from './page-folder.ts'
import { pathOf, RENDER_HEADER, renderPage } from './render-page.ts'
import { createRenewals } from './renewals.ts'
import { sharedCaches } from './shared/site.ts'
import { TRICKS } from './tricks.ts'
import { asUnavailable, UNAVAILABLE_PAGE_KEY } from './unavailable-page.ts'

const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  areTagsStale,
}: typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external') = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

/** Visitors wait this long for a page to be rendered again. */
const PATIENCE_MS = 2_000
/** The same until the content service has answered this process once: it may hang. */
const FIRST_PATIENCE_MS = 800
/** The first may have begun before the visitor arrived, and before the change. */
const MAX_RENDERS = 2

const MAX_DATES = 50_000
/** Of pages without an expiry of their own. */
const YEAR_SECONDS = 365 * 24 * 60 * 60

const TAGS_HEADER = 'x-next-cache-tags'

/** Older pages come from the build or an earlier process, and may show other content, or the addresses of another stack. */
const STARTED_AT = Date.now()
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
const isServing = TRICKS.freshPages && !isBuild

type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Cache = InstanceType<typeof FileSystemCache>
type GetArgs = Parameters<Cache['get']>
type PageContext = Extract<GetArgs[1], { isFallback: boolean }>
type SetArgs = Parameters<Cache['set']>
type Entry = Awaited<ReturnType<Cache['get']>>
type Value = Parameters<Cache['set']>[1]

/** Written by this version of the site. */
const SHARED_PAGE = z.object({
  value: z.custom<Exclude<Value, null>>(isObject),
  cacheControl: z.custom<CacheControl>().optional(),
})

/** Read only when needed, because the preview id does not exist while the site is built. */
let buildFolder = ''
let pageFolder: string | null = null
let buildId: string | null = null
let isUnwritable = false
const renew = createRenewals({ render: path => renderPage(path, buildFolder) })
/** When the rendering of each page began, which this process has stored or got from Redis. Next knows only when it was stored. */
const dates = new LRUCache<string, number>({ max: MAX_DATES })
/** Pages that could not be rendered: Next has stored the old one once more. */
const retained = new LRUCache<string, true>({ max: MAX_DATES })
/** When each tag went stale in this process, until a page that shows the change is stored. */
const changedAt = new LRUCache<string, number>({ max: MAX_DATES })

/** Next creates one for every request. */
export default class PageCache extends FileSystemCache {
  readonly #beganAt = Date.now()
  readonly #isRenewal: boolean
  readonly #shared: ReturnType<typeof sharedCaches>
  /** What this request read last. */
  #last: Value = null
  /** The pages of the build; null where they are not apart. */
  readonly #built: Cache | null

  constructor(context: Context) {
    // Next has no such folder for proxy.ts.
    if (context.serverDistDir) buildFolder = join(context.serverDistDir, '..')
    const isApart = TRICKS.keptPages && !isBuild && Boolean(context.serverDistDir)
    super(isApart ? inPageFolder(context) : context)
    this.#built = isApart ? new FileSystemCache({ ...context, flushToDisk: false }) : null
    this.#shared = context.serverDistDir ? sharedCaches() : null
    this.#isRenewal = context._requestHeaders[RENDER_HEADER] !== undefined
  }

  override async get(...args: GetArgs): Promise<Entry> {
    await this.#shared?.tags.refresh()
    let entry = await this.#read(...args)
    if (!isServing || this.#isRenewal || !('isFallback' in args[1])) return entry
    measure({ of: 'page', result: entry === null ? 'missing' : isOutdated(args[0], entry) ? 'outdated' : 'hit' })
    const isDoubtful = isOutdated(args[0], entry) || isDue(entry) || retained.has(args[0])
    if (isDoubtful) entry = await this.#adopt(entry, args[0], args[1])
    const path = pathOf(args[0])
    if (path === null) return entry
    const { isLost, hasAnswered } = contentHealth()
    if (isLost) return this.#readWithoutContent(entry, args[1])
    const patience = hasAnswered ? PATIENCE_MS : FIRST_PATIENCE_MS
    const arrivedAt = Date.now()
    // Dates are a millisecond early.
    const isOlder = () => lastModified(entry) < arrivedAt - 1
    for (let round = 0; round < MAX_RENDERS && isOutdated(args[0], entry) && isOlder(); round++) {
      const isRendered = await renew(path, arrivedAt + patience - Date.now())
      entry = await this.#read(...args)
      if (!isRendered) break
    }
    return entry
  }

  override async set(...args: SetArgs): Promise<void> {
    const [key, value, context] = args
    // A change in the same millisecond may have come later.
    const date = this.#beganAt - 1
    const isRetained = value !== null && value === this.#last
    if (isServing) dates.set(key, date)
    if (isRetained) retained.set(key, true)
    else retained.delete(key)
    await this.#keep(...args)
    if (isServing) measureChanges(tagsOf(value), date)
    if (!isServing || !this.#shared || context.fetchCache || isRetained) return
    if (value === null) return this.#shared.entries.remove(sharedKey(key))
    const { cacheControl } = context
    const lifeMs = (cacheControl?.expire ?? YEAR_SECONDS) * 1_000
    await this.#shared.entries.write(sharedKey(key), { date, value: { value, cacheControl } }, lifeMs)
  }

  override async revalidateTag(...args: Parameters<Cache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args)
    for (const tag of [args[0]].flat()) changedAt.set(tag, Date.now())
    await this.#shared?.tags.publish([args[0]].flat())
  }

  /** While the content service is lost, no page can be rendered: stored ones count as fresh, and one page stands for all others. */
  async #readWithoutContent(entry: Entry, context: PageContext): Promise<Entry> {
    if (entry) return { ...entry, lastModified: Date.now() }
    return context.kind === 'APP_PAGE' ? asUnavailable(await this.#read(UNAVAILABLE_PAGE_KEY, context)) : null
  }

  /** The page as another process has rendered it, if that is newer. It is kept here, so that it is read only once. */
  async #adopt(entry: Entry, key: string, { isFallback, isRoutePPREnabled }: PageContext): Promise<Entry> {
    const found = await this.#shared?.entries.read(sharedKey(key), value => SHARED_PAGE.parse(value))
    if (!found) return entry
    const { value, cacheControl } = found.value
    const isNewer = found.date > (dates.get(key) ?? lastModified(entry))
    if (!isNewer && !(retained.has(key) && !areTagsStale(tagsOf(value), found.date))) return entry
    dates.set(key, found.date)
    retained.delete(key)
    await this.#keep(key, value, { fetchCache: false, cacheControl, isFallback, isRoutePPREnabled })
    return { value, cacheControl, lastModified: found.date }
  }

  /** Next keeps the page in memory first, so it is served also when it cannot be written. */
  async #keep(...args: SetArgs): Promise<void> {
    try {
      const [key, value, context] = args
      const isWhole = !context.fetchCache && hasDataFile(value)
      await super.set(key, value, isWhole ? { ...context, isRoutePPREnabled: false } : context)
      isUnwritable = false
    } catch (error) {
      if (!this.#built) throw error
      if (!isUnwritable) log.warn('pages.unkept', { message: 'Rendered pages are kept in memory only' }, error)
      isUnwritable = true
    }
  }

  async #read(...args: GetArgs): Promise<Entry> {
    const entry = (await super.get(...args)) ?? (await this.#built?.get(...args)) ?? null
    const date = dates.get(args[0])
    this.#last = entry?.value ?? null
    return entry && date !== undefined ? { ...entry, lastModified: Math.min(date, lastModified(entry)) } : entry
  }
}

function measureChanges(tags: string[], renderedFrom: number): void {
  for (const tag of tags) {
    const time = changedAt.get(tag)
    if (time === undefined || time > renderedFrom) continue
    changedAt.delete(tag)
    measure({ of: 'publish', seconds: (Date.now() - time) / 1_000 })
  }
}

/** Next reads the data file of a whole page from disk, but writes it only where this is off. */
function hasDataFile(value: Value): boolean {
  return value?.kind === 'APP_PAGE' && value.postponed === undefined && value.rscData !== undefined
}

function inPageFolder(context: Context): Context {
  pageFolder ??= openPageFolder(buildFolder, serverEnv.cacheFolder)
  return { ...context, serverDistDir: join(pageFolder, 'server'), fs: { ...context.fs, writeFile: writeWhole } }
}

function isOutdated(key: string, entry: Entry): boolean {
  const tags = tagsOf(entry?.value ?? null)
  const isUnknown = lastModified(entry) < STARTED_AT && !dates.has(key)
  return tags.length > 0 && (isUnknown || areTagsStale(tags, lastModified(entry)))
}

/** Next renders it, unless another process has. */
function isDue(entry: Entry): boolean {
  const { revalidate = false } = entry?.cacheControl ?? {}
  return entry === null || (revalidate !== false && lastModified(entry) + revalidate * 1_000 < Date.now())
}

/** Versions of the site do not read each other's pages while one replaces the other. */
function sharedKey(key: string): string {
  buildId ??= readBuildId(buildFolder)
  return `page:${buildId}:${key}`
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function lastModified(entry: Entry): number {
  return entry?.lastModified ?? 0
}

/** Without Next's own tags, which name paths. */
function tagsOf(value: Value): string[] {
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined
  return typeof header === 'string' ? header.split(',').filter(tag => !tag.startsWith('_N_T_')) : []
}
