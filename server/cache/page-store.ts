import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { log } from '../../lib/log.ts'
import { type Entry, openBuiltPages, pathIn, type ReadContext, type Value } from './built-pages.ts'

const MEMORY_BYTES = 50 * 1024 * 1024
const MAX_NAME_LENGTH = 100
const HASH_LENGTH = 22

const KEPT = z.object({
  value: z.custom<Value>(value => typeof value === 'object' && value !== null),
  lastModified: z.number(),
  cacheControl: z.custom<Entry['cacheControl']>(),
})

export type StoredPage = Entry & {
  /** Whether this process has rendered it or got it from another, so that its date can be relied on. */
  isKnown?: boolean
  /** Whether it could not be rendered: Next has stored the old one once more. */
  isRetained?: boolean
}

export type PageStore = {
  buildId: string
  read: (key: string, context: ReadContext) => Promise<StoredPage | null>
  /** Keeps the page in memory first, so that it is served also when it cannot be written. Never throws. */
  write: (key: string, page: StoredPage) => Promise<void>
  readAt: (path: string, context: ReadContext) => Promise<StoredPage | null>
}

/**
 * Pages in memory, in the cache folder, and in the build, which may be read-only. The pages of other builds are removed from the cache folder.
 * Throws if the build has no id.
 */
export function openPageStore(buildFolder: string, cacheFolder: string): PageStore {
  const buildId = readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim()
  const folder = openFolder(join(cacheFolder, 'pages'), buildId)
  const built = openBuiltPages(buildFolder)
  const memory = new LRUCache<string, StoredPage>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf })
  let isUnwritable = false

  async function read(key: string, context: ReadContext): Promise<StoredPage | null> {
    const known = memory.get(key)
    if (known) return known
    const found = (await readKept(key)) ?? (await built.read(key, context).catch(() => null))
    const newer = memory.get(key)
    if (newer || !found) return newer ?? null
    memory.set(key, found)
    return found
  }

  async function readKept(key: string): Promise<StoredPage | null> {
    try {
      return KEPT.parse(deserialize(await readFile(join(folder, nameOf(key)))))
    } catch {
      return null
    }
  }

  return {
    ...{ buildId, read },
    async write(key, page) {
      memory.set(key, page)
      const { value, lastModified, cacheControl } = page
      if (value?.kind === 'FETCH') return
      try {
        if (value === null) await rm(join(folder, nameOf(key)), { force: true })
        else await writeWhole(folder, nameOf(key), serialize({ value, lastModified, cacheControl }))
        isUnwritable = false
      } catch (error) {
        if (!isUnwritable) log.warn('pages.unkept', { message: 'Rendered pages are kept in memory only' }, error)
        isUnwritable = true
      }
    },
    async readAt(path, context) {
      const key = await built.keyOf(path)
      return key === null ? null : read(key, context)
    },
  }
}

function openFolder(pages: string, buildId: string): string {
  for (const other of listFolders(pages).filter(name => name !== buildId)) {
    void rm(join(pages, other), { recursive: true, force: true }).catch(() => {})
  }
  return join(pages, buildId)
}

/** Written to a temporary file first, so that nobody ever reads half a page, also after a crash. */
async function writeWhole(folder: string, name: string, data: Buffer): Promise<void> {
  const aside = join(folder, `${name}.${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(aside, data)
    await rename(aside, join(folder, name))
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    throw error
  }
}

function nameOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, HASH_LENGTH)
  const address = pathIn(key)
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-MAX_NAME_LENGTH)
  return `${address}.${hash}`
}

function sizeOf({ value }: StoredPage, key: string): number {
  const { html = '', postponed = '', rscData, body, segmentData } = value ?? {}
  const buffers = [rscData, body, ...(segmentData?.values() ?? [])]
  return key.length + html.length + postponed.length + buffers.reduce((sum, buffer) => sum + (buffer?.length ?? 0), 0)
}

function listFolders(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
