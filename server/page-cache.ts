/**
 * Next's own store of rendered pages, with two more rules. The first request for a page whose content changed waits until the page
 * is rendered again. A page whose content changed while it rendered is stored as stale. Next loads this file (`cacheHandler`).
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contentHealth } from '../lib/content-health.ts'
import { log } from '../lib/log.ts'
import { readPreviewId } from './preview-id.ts'
import { createRenewals } from './renewals.ts'
import { TRICKS } from './tricks.ts'
import { asUnavailable, UNAVAILABLE_PAGE_KEY } from './unavailable-page.ts'

const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  areTagsStale,
}: typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external') = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

const RENDER_TIMEOUT_MS = 60_000
/** Visitors wait this long for a page to be rendered again. */
const PATIENCE_MS = 2_000
/** The same until the content service has answered this process once: it may hang. */
const FIRST_PATIENCE_MS = 800
/** The first may have begun before the visitor arrived, and before the change. */
const MAX_RENDERS = 2

const TAGS_HEADER = 'x-next-cache-tags'
/** With the preview id of the build, Next renders the page and responds once it is stored. */
const RENDER_HEADER = 'x-prerender-revalidate'

/** Older pages come from the build or an earlier process, and may show other content, or the addresses of another stack. */
const STARTED_AT = Date.now()
const isServing = TRICKS.freshPages && process.env.NEXT_PHASE !== 'phase-production-build'

type Cache = InstanceType<typeof FileSystemCache>
type Entry = Awaited<ReturnType<Cache['get']>>
type Value = Parameters<Cache['set']>[1]

/** Read only when needed, because the preview id does not exist while the site is built. */
let buildFolder = ''
const renew = createRenewals({ render })
/** For pages whose content changed while they rendered: when that began. Next knows only when it ended. */
const outdated = new Map<string, number>()

/** Next creates one for every request. */
export default class PageCache extends FileSystemCache {
  readonly #beganAt = Date.now()
  readonly #isRenewal: boolean

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context)
    this.#isRenewal = context._requestHeaders[RENDER_HEADER] !== undefined
    // Next has no such folder for proxy.ts.
    if (context.serverDistDir) buildFolder = join(context.serverDistDir, '..')
  }

  override async get(...args: Parameters<Cache['get']>): Promise<Entry> {
    let entry = await this.#read(...args)
    const path = pathOf(args[0])
    if (!isServing || this.#isRenewal || path === null) return entry
    const { isLost, hasAnswered } = contentHealth()
    if (isLost) return this.#readWithoutContent(entry, args[1])
    const patience = hasAnswered ? PATIENCE_MS : FIRST_PATIENCE_MS
    const arrivedAt = Date.now()
    for (let round = 0; round < MAX_RENDERS && isOutdated(entry) && lastModified(entry) < arrivedAt; round++) {
      const isRendered = await renew(path, arrivedAt + patience - Date.now())
      entry = await this.#read(...args)
      if (!isRendered) break
    }
    return entry
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value] = args
    if (isServing && areTagsStale(tagsOf(value), this.#beganAt - 1)) outdated.set(key, this.#beganAt - 1)
    else outdated.delete(key)
    await super.set(...args)
  }

  /** While the content service is lost, no page can be rendered: stored ones count as fresh, and one page stands for all others. */
  async #readWithoutContent(entry: Entry, context: Parameters<Cache['get']>[1]): Promise<Entry> {
    if (entry) return { ...entry, lastModified: Date.now() }
    return context.kind === 'APP_PAGE' ? asUnavailable(await this.#read(UNAVAILABLE_PAGE_KEY, context)) : null
  }

  async #read(...args: Parameters<Cache['get']>): Promise<Entry> {
    const entry = await super.get(...args)
    const beganAt = outdated.get(args[0])
    return entry && beganAt !== undefined ? { ...entry, lastModified: beganAt } : entry
  }
}

/** Never throws. */
async function render(path: string): Promise<boolean> {
  const message = 'The page could not be rendered: the old one stays'
  try {
    const { status } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}${path}`, {
      method: 'HEAD',
      headers: { [RENDER_HEADER]: readPreviewId(buildFolder) },
      redirect: 'manual',
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    })
    if (status >= 500) log.warn('page.stale', { message, path, status })
    return status < 500
  } catch (error) {
    log.warn('page.stale', { message, path }, error)
    return false
  }
}

function isOutdated(entry: Entry): boolean {
  const tags = tagsOf(entry?.value ?? null)
  // A change in the same millisecond may have come later.
  return tags.length > 0 && (lastModified(entry) < STARTED_AT || areTagsStale(tags, lastModified(entry) - 1))
}

function lastModified(entry: Entry): number {
  return entry?.lastModified ?? 0
}

/** Without Next's own tags, which name paths. */
function tagsOf(value: Value): string[] {
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined
  return typeof header === 'string' ? header.split(',').filter(tag => !tag.startsWith('_N_T_')) : []
}

/** Null for entries that are not pages with one address. */
function pathOf(key: string): string | null {
  const [, path] = /^\/route-cache\/.*?\/\$(\/.*)$/.exec(key) ?? []
  if (path === undefined || path.startsWith('/_') || path.includes('[')) return null
  if (path === '/index') return '/'
  try {
    return path
      .split('/')
      .map(part => encodeURIComponent(decodeURIComponent(part)))
      .join('/')
  } catch {
    return null
  }
}
