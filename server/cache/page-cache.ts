/** Next's `cacheHandler`, one for each request. A page that changed while it rendered is stale. */
import { join } from 'node:path'
import { z } from 'zod'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { UNAVAILABLE_PAGE } from '../../lib/pages.ts'
import { contentHealth } from '../../lib/process/content-health.ts'
import { measure } from '../../lib/process/measurements.ts'
import { RETRY_LATER } from '../../lib/process/page-status.ts'
import { isStale, markStale, readTagsOfOthers, staleTags, stampOf } from '../../lib/process/stale-tags.ts'
import { sharedCaches } from '../shared/site.ts'
import type { Entry, ReadContext, Value } from './built-pages.ts'
import { addPageHeaders } from './page-headers.ts'
import { KEPT, openPageStore, type PageStore, type StoredPage } from './page-store.ts'
import { addressOf, createRenewals, RENDER_HEADER, renderPage } from './render-page.ts'

const PATIENCE_MS = 2_000
/** Until the content service has answered this process once: it may hang. */
const FIRST_PATIENCE_MS = 800
const MAX_RENDERS = 2

const YEAR_SECONDS = 365 * 24 * 60 * 60
const UNAVAILABLE = 503

const TAGS_HEADER = 'x-next-cache-tags'

const keepsPages = process.env.NEXT_PHASE !== 'phase-production-build' && process.env.NODE_ENV !== 'development'

type Context = {
  /** Next has none for proxy.ts, which reads no pages. */
  serverDistDir?: string
  _requestHeaders?: Record<string, unknown>
}
type WriteContext = { fetchCache?: boolean; cacheControl?: Entry['cacheControl'] }

/** `stamp` is that of its tags: another one says that something changed. */
const SHARED = KEPT.extend({ stamp: z.string() })

let buildFolder = ''
let store: PageStore | null = null
const renew = createRenewals(path => renderPage(path, buildFolder))
/** The last stamp of each tag until whose page was stored the time is measured. */
const measured = new Map<string, string>()

export default class PageCache {
  /** A change in the same millisecond may have come later. */
  readonly #beganAt = Date.now() - 1
  readonly #isRenewal: boolean
  readonly #shared: ReturnType<typeof sharedCaches> = null
  #last: Value | null = null

  constructor({ serverDistDir, _requestHeaders = {} }: Context) {
    this.#isRenewal = _requestHeaders[RENDER_HEADER] !== undefined
    if (!serverDistDir || !keepsPages) return
    buildFolder = join(serverDistDir, '..')
    store ??= openPageStore(buildFolder, serverEnv.cacheFolder)
    this.#shared = sharedCaches()
  }

  async get(key: string, context: ReadContext): Promise<Entry | null> {
    await readTagsOfOthers()
    const page = await this.#find(key, context)
    this.#last = page?.value ?? null
    return page && isStale(tagsOf(page.value), page.lastModified) ? asDue(page) : page
  }

  async set(key: string, rendered: Value | null, { fetchCache, cacheControl }: WriteContext): Promise<void> {
    if (fetchCache) return
    const lastModified = this.#beganAt
    addPageHeaders(key, rendered)
    const isRetained = rendered !== null && rendered === this.#last
    const value = isRetained ? rendered : withOwnPreloads(rendered, this.#last)
    const page = { value, cacheControl, lastModified }
    await store?.write(key, { ...page, isKnown: true, isRetained })
    const tags = tagsOf(value)
    measureChanges(tags, lastModified)
    // A page that is gone has left one with another stamp.
    if (!store || !this.#shared || isRetained || value === null || isStale(tags, lastModified)) return
    const lifeMs = (cacheControl?.expire ?? YEAR_SECONDS) * 1_000
    await this.#shared.entries.write(store.sharedKey(key), { ...page, stamp: stampOf(tags) }, lifeMs)
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    return markStale(tags)
  }

  resetRequestCache(): void {}

  async #find(key: string, context: ReadContext): Promise<StoredPage | null> {
    // Nothing that is fetched is kept: content is asked for uncached, and its results are in the data cache.
    if (context.kind === 'FETCH') return null
    const read = async () => (await store?.read(key, context)) ?? null
    let page = await read()
    if (!serverEnv.tricks.freshPages || this.#isRenewal) return page
    measure({ of: 'page', result: page === null ? 'missing' : isOutdated(page) ? 'outdated' : 'hit' })
    if (page === null || isOutdated(page) || page.isRetained) page = await this.#adopt(page, key)
    const path = addressOf(key)
    if (path === null) return page
    const { isLost, hasAnswered } = contentHealth()
    if (isLost) return this.#readWithoutContent(page, context)
    const patience = hasAnswered ? PATIENCE_MS : FIRST_PATIENCE_MS
    const arrivedAt = Date.now()
    const isOlder = () => (page?.lastModified ?? 0) < arrivedAt - 1
    for (let round = 0; round < MAX_RENDERS && isOutdated(page) && isOlder(); round++) {
      const isRendered = await renew(path, arrivedAt + patience - Date.now())
      page = await read()
      if (!isRendered) break
    }
    return page
  }

  /** While the content service is lost, stored pages count as fresh, and one page stands for all others. */
  async #readWithoutContent(page: StoredPage | null, context: ReadContext): Promise<StoredPage | null> {
    if (page) return { ...page, lastModified: Date.now() }
    if (context.kind !== 'APP_PAGE') return null
    const { value, ...rest } = (await store?.readAt(UNAVAILABLE_PAGE, context)) ?? {}
    return value ? { ...rest, lastModified: Date.now(), value: asUnavailable(value) } : null
  }

  /** Only its age depends on the other machine's clock, not whether it shows the last change. */
  async #adopt(page: StoredPage | null, key: string): Promise<StoredPage | null> {
    const found = store && (await this.#shared?.entries.read(store.sharedKey(key), value => SHARED.parse(value)))
    if (!found || found.stamp !== stampOf(tagsOf(found.value))) return page
    const { value, cacheControl, lastModified } = found
    const { revalidate = false, expire } = cacheControl ?? {}
    const rest = revalidate && Math.max(1, revalidate - Math.max(0, Math.ceil((Date.now() - lastModified) / 1_000)))
    const adopted = { value, cacheControl: { revalidate: rest, expire }, lastModified: Date.now(), isKnown: true }
    await store?.write(key, adopted)
    return adopted
  }
}

function measureChanges(tags: string[], renderedFrom: number): void {
  for (const tag of tags) {
    const { stamp, since } = staleTags().get(tag) ?? {}
    if (stamp === undefined || since === undefined || since > renderedFrom || measured.get(tag) === stamp) continue
    measured.set(tag, stamp)
    measure({ of: 'publish', seconds: (Date.now() - since) / 1_000 })
  }
}

/** After Next has sent the old page, it renders the new one with the same response, and adds its preloads to those of the old one. */
function withOwnPreloads(value: Value | null, sent: Value | null): Value | null {
  const [all, old] = [value?.headers?.link, sent?.headers?.link]
  if (!value || typeof all !== 'string' || !all.startsWith(`${old},`)) return value
  return { ...value, headers: { ...value.headers, link: all.slice(`${old},`.length) } }
}

/** Next sends a page whose time is up, and renders it again in the background. */
function asDue(page: StoredPage): StoredPage {
  const { revalidate, expire = YEAR_SECONDS } = page.cacheControl ?? {}
  const seconds = Math.min(revalidate || YEAR_SECONDS, expire - 1)
  return {
    ...page,
    cacheControl: { revalidate: seconds, expire },
    lastModified: Math.min(page.lastModified, Date.now() - seconds * 1_000 - 1),
  }
}

function asUnavailable(value: Value): Value {
  const headers = { ...value.headers, 'cache-control': 'no-store', ...RETRY_LATER }
  // With data, which Next sends with status 200, its router would show this as the page. Without, it loads the document.
  return { ...value, status: UNAVAILABLE, headers, rscData: undefined, segmentData: undefined }
}

function isOutdated(page: StoredPage | null): boolean {
  const tags = tagsOf(page?.value ?? null)
  return tags.length > 0 && (!page?.isKnown || isStale(tags, page.lastModified))
}

function tagsOf(value: Value | null): string[] {
  const header = value?.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',').filter(tag => !tag.startsWith('_N_T_')) : []
}
