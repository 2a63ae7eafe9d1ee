import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

const BLOCK_BYTES = 4096

export type Cache = Awaited<ReturnType<typeof openCache>>

/** A folder of files that together take at most `maxBytes` on disk. Keys must be safe file names. */
export async function openCache(folder: string, maxBytes: number) {
  const pathOf = (key: string) => path.join(folder, key)
  const removals: Promise<void>[] = []
  const remove = (key: string) => removals.push(rm(pathOf(key), { force: true }))
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: size => size,
    dispose: (_size, key, reason) => reason === 'evict' && remove(key),
  })
  const settle = () => Promise.all(removals.splice(0))
  for (const { name, size } of await readSizes(folder)) sizes.set(name, size)
  await settle()

  return {
    async read(key: string): Promise<Uint8Array | null> {
      if (sizes.get(key) === undefined) return null
      const bytes = await readFile(pathOf(key)).catch(() => null)
      if (bytes === null) sizes.delete(key)
      return bytes
    },
    async write(key: string, bytes: Uint8Array) {
      await writeAtomically(pathOf(key), bytes)
      sizes.set(key, onDisk(bytes.byteLength))
      // The list takes nothing that is larger than all of it may be.
      if (!sizes.has(key)) remove(key)
      await settle()
    },
    async remove(key: string) {
      sizes.delete(key)
      remove(key)
      await settle()
    },
  }
}

/** Oldest first. */
async function readSizes(folder: string) {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const leftovers = names.filter(name => name.endsWith(TEMPORARY_ENDING))
  await Promise.all(leftovers.map(name => rm(path.join(folder, name), { force: true })))
  const kept = names.filter(name => !name.endsWith(TEMPORARY_ENDING))
  const files = await Promise.all(kept.map(async name => ({ name, ...(await measure(path.join(folder, name))) })))
  return files.sort((a, b) => a.written - b.written)
}

async function measure(file: string) {
  const { mtimeMs, size } = await stat(file)
  return { written: mtimeMs, size: onDisk(size) }
}

function onDisk(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK_BYTES)) * BLOCK_BYTES
}

export const TEMPORARY_ENDING = '.tmp'

/** The file is durable when this resolves. A crash at any moment leaves either the old state or the new one. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${randomUUID()}${TEMPORARY_ENDING}`
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Makes the rename itself durable. Windows can neither open nor sync a folder, and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
