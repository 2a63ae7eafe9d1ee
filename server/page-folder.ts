import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The folder for pages that this build renders while it serves, below the cache folder, because the build itself may be read-only. The
 * pages of other builds are removed. Throws if the build has no id.
 */
export function openPageFolder(buildFolder: string, cacheFolder: string): string {
  const pages = join(cacheFolder, 'pages')
  const build = readBuildId(buildFolder)
  for (const other of listFolders(pages).filter(name => name !== build)) {
    void rm(join(pages, other), { recursive: true, force: true }).catch(() => {})
  }
  return join(pages, build)
}

export function readBuildId(buildFolder: string): string {
  return readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim()
}

/** Written to a temporary file first, so that nobody ever reads half a page, also after a crash. */
export async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await writeFile(aside, data)
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    throw error
  }
}

function listFolders(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
