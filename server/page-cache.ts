/**
 * Next's own store of rendered pages, with two more rules. The first request for a page whose content changed waits until the page
 * is rendered again. A page whose content changed while it rendered is not stored. Next loads this file (`cacheHandler`).
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { log } from '../lib/log.ts'
import { readPreviewId } from './preview-id.ts'
import { createRenewals } from './renewals.ts'
import { TRICKS } from './tricks.ts'

const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  areTagsStale,
}: typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external') = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

const RENDER_TIMEOUT_MS = 60_000
/** A page is rendered again if its content changes while visitors wait for it. */
const MAX_RENDERS = 3

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
    let entry = await super.get(...args)
    const path = pathOf(args[0])
    if (!isServing || this.#isRenewal || path === null) return entry
    for (let round = 0; round < MAX_RENDERS && isOutdated(entry); round++) {
      const isRendered = await renew(path)
      entry = await super.get(...args)
      if (!isRendered) break
    }
    return entry
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    // A change in the same millisecond may have come later.
    if (isServing && areTagsStale(tagsOf(args[1]), this.#beganAt - 1)) return
    await super.set(...args)
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
  const storedAt = entry?.lastModified ?? 0
  return tags.length > 0 && (storedAt < STARTED_AT || areTagsStale(tags, storedAt))
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
