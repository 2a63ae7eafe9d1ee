import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** The system releases the transaction however this process ends. Throws when another process holds it. */
export function lockFolder(lockFile: string, folder: string): () => void {
  const database = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    const sentence = `Another process uses the data folder ${folder}: please stop it, or choose another with DATA_DIR.`
    throw new Error(sentence, { cause: error })
  }
  return () => database.close()
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
