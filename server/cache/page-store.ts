import { hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { createFileWriter } from '../../lib/process/kept-file.ts'
import { log } from '../../lib/process/log.ts'
import { type Entry, openBuiltPages, pathIn, type ReadContext, type Value } from './built-pages.ts'
import { addPageHeaders } from './page-headers.ts'

const MEMORY_BYTES = 50 * 1024 * 1024
const MAX_NAME_LENGTH = 100
const HASH_LENGTH = 22

/** As it is kept, on disk and in Redis. */
export const KEPT = z.object({
  value: z.custom<Value>(value => typeof value === 'object' && value !== null),
  lastModified: z.number(),
  cacheControl: z.custom<Entry['cacheControl']>(),
})
const KEPT_ON_DISK = KEPT.extend({ process: z.string() })
/** The clock of an earlier process may have been ahead of this one's. */
const THIS_PROCESS = randomUUID()
const STARTED_AT = Date.now()

export type StoredPage = Entry & {
  /** Other pages may show other content, or the addresses of another stack. */
  isKnown?: boolean
  /** Could not be rendered: Next has stored the old one once more. */
  isRetained?: boolean
}

export type PageStore = ReturnType<typeof openPageStore>

/** The build may be read-only. Throws if it has no id. */
export function openPageStore(buildFolder: string, cacheFolder: string) {
  const buildId = readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim()
  const folder = join(cacheFolder, 'pages', buildId)
  void removeOtherBuilds(folder, buildId).catch(() => {})
  const built = openBuiltPages(buildFolder)
  const memory = new LRUCache<string, StoredPage>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf })
  const writeFile = createFileWriter(error =>
    log.warn('pages.unkept', { message: 'Rendered pages are kept in memory only' }, error),
  )
  const fileOf = (key: string) => join(folder, nameOf(key))

  async function read(key: string, context: ReadContext): Promise<StoredPage | null> {
    const known = memory.get(key)
    if (known) return known
    const found = (await readKept(key)) ?? (await built.read(key, context).catch(() => null))
    const newer = memory.get(key)
    if (newer || !found) return newer ?? null
    addPageHeaders(key, found.value)
    memory.set(key, found)
    return found
  }

  async function readKept(key: string): Promise<StoredPage | null> {
    try {
      const { process, ...page } = KEPT_ON_DISK.parse(deserialize(await readFile(fileOf(key))))
      const isKnown = process === THIS_PROCESS
      return { ...page, isKnown, lastModified: isKnown ? page.lastModified : Math.min(page.lastModified, STARTED_AT) }
    } catch {
      return null
    }
  }

  return {
    read,
    /** Versions of the site do not read each other's pages while one replaces the other. */
    sharedKey: (key: string) => `page:${buildId}:${key}`,
    /** In memory first, so that a page is served even when it cannot be written. Never throws. */
    async write(key: string, page: StoredPage): Promise<void> {
      memory.set(key, page)
      const { value, lastModified, cacheControl } = page
      const kept = value && serialize({ value, lastModified, cacheControl, process: THIS_PROCESS })
      await writeFile(fileOf(key), kept)
    },
    async readAt(path: string, context: ReadContext): Promise<StoredPage | null> {
      const key = await built.keyOf(path)
      return key === null ? null : read(key, context)
    },
  }
}

async function removeOtherBuilds(folder: string, buildId: string): Promise<void> {
  const others = (await readdir(dirname(folder))).filter(name => name !== buildId)
  await Promise.allSettled(others.map(name => rm(join(dirname(folder), name), { recursive: true, force: true })))
}

function nameOf(key: string): string {
  const digest = hash('sha256', key, 'base64url').slice(0, HASH_LENGTH)
  const address = pathIn(key)
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-MAX_NAME_LENGTH)
  return `${address}.${digest}`
}

function sizeOf({ value }: StoredPage, key: string): number {
  const { html = '', postponed = '', rscData, body, segmentData } = value ?? {}
  const buffers = [rscData, body, ...(segmentData?.values() ?? [])]
  return key.length + html.length + postponed.length + buffers.reduce((sum, buffer) => sum + (buffer?.length ?? 0), 0)
}
