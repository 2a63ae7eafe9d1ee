import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Another process has the lake in this folder open. */
export class FolderInUseError extends Error {
  readonly folder: string

  constructor(folder: string, cause: unknown) {
    super(`Another process uses the data folder ${folder}: please stop it, or choose another folder.`, { cause })
    this.name = 'FolderInUseError'
    this.folder = folder
  }
}

/** The system releases the transaction however this process ends. Throws FolderInUseError when another process holds it. */
export function lockFolder(lockFile: string, folder: string): () => void {
  const database = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw isBusy(error) ? new FolderInUseError(folder, error) : error
  }
  return () => database.close()
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
