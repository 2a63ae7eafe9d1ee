import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { TEMPORARY_ENDING, writeAtomically } from './write.ts'

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
