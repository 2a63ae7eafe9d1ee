import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
