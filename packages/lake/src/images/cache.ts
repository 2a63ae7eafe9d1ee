import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { TEMPORARY_ENDING, writeAtomically } from './write.ts'

const BLOCK_BYTES = 4096

export type Cache = {
  read: (key: string) => Promise<Uint8Array | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** A folder of files that together take at most `maxBytes` on disk. Keys must be safe file names. */
export async function openCache(folder: string, maxBytes: number): Promise<Cache> {
  /** Sizes by key, least recently read first. */
  const sizes = await readSizes(folder)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  await evict()

  return {
    async read(key) {
      const size = sizes.get(key)
      if (size === undefined) return null
      const bytes = await readFile(path.join(folder, key)).catch(() => null)
      if (bytes === null) forget(key)
      else if (sizes.delete(key)) sizes.set(key, size)
      return bytes
    },

    async write(key, bytes) {
      await writeAtomically(path.join(folder, key), bytes)
      forget(key)
      sizes.set(key, onDisk(bytes.byteLength))
      total += onDisk(bytes.byteLength)
      await evict()
    },

    async remove(key) {
      forget(key)
      await rm(path.join(folder, key), { force: true })
    },
  }

  function forget(key: string): void {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  async function evict(): Promise<void> {
    const removed: string[] = []
    for (const key of sizes.keys()) {
      if (total <= maxBytes) break
      forget(key)
      removed.push(key)
    }
    await Promise.all(removed.map(key => rm(path.join(folder, key), { force: true })))
  }
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const leftovers = names.filter(name => name.endsWith(TEMPORARY_ENDING))
  await Promise.all(leftovers.map(name => rm(path.join(folder, name), { force: true })))
  const kept = names.filter(name => !name.endsWith(TEMPORARY_ENDING))
  const files = await Promise.all(kept.map(async name => ({ name, ...(await measure(path.join(folder, name))) })))
  files.sort((a, b) => a.written - b.written)
  return new Map(files.map(({ name, size }) => [name, size]))
}

async function measure(file: string) {
  const { mtimeMs, size } = await stat(file)
  return { written: mtimeMs, size: onDisk(size) }
}

function onDisk(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK_BYTES)) * BLOCK_BYTES
}
