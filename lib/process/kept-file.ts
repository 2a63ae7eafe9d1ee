import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes files that outlive the process, or removes one for null. Never throws: `report` gets the first failure after a success. */
export function createFileWriter(report: (error: unknown) => void) {
  let isUnwritable = false
  return async (file: string, data: string | Uint8Array | null): Promise<void> => {
    // A concurrent read, or one after a crash, never finds half a file.
    const aside = `${file}.${randomUUID()}`
    try {
      if (data === null) await rm(file, { force: true })
      else {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(aside, data)
        await rename(aside, file)
      }
      isUnwritable = false
    } catch (error) {
      if (!isUnwritable) report(error)
      isUnwritable = true
      await rm(aside, { force: true }).catch(() => {})
    }
  }
}
