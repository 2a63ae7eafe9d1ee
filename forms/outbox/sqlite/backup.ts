import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readVersion, SCHEMA_VERSION } from './schema.ts'

const OWNER_ONLY = 0o600

/** Returns the number of submissions in the copy. VACUUM leaves out free pages, which might contain erased data. */
export function writeBackup(database: DatabaseSync, file: string): number {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name`)
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    database.prepare('VACUUM INTO ?').run(unfinished)
    chmodSync(unfinished, OWNER_ONLY)
    const count = checkBackup(unfinished)
    renameSync(unfinished, file)
    return count
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

export function checkBackup(file: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const database = new DatabaseSync(file)
  try {
    // A database in WAL mode would leave its write-ahead log next to the file.
    database.exec('PRAGMA journal_mode = DELETE')
    const [problem] = database
      .prepare('PRAGMA integrity_check')
      .all()
      .map(row => String(row.integrity_check))
    if (problem !== 'ok') throw new Error(`damaged: ${problem}`)
    const version = readVersion(database)
    if (version < 1 || version > SCHEMA_VERSION)
      throw new Error(`its schema is ${version}, expected 1 to ${SCHEMA_VERSION}`)
    return Number(database.prepare('SELECT count(*) AS total FROM submission').get()?.total)
  } catch (error) {
    throw new Error(`${file} is not a usable backup of the outbox: ${error instanceof Error ? error.message : error}`)
  } finally {
    database.close()
  }
}

/**
 * Replaces an outbox by a backup and moves the old file aside. Returns the number of submissions and the new name of the old file
 * (null if there was none). Throws when the backup is damaged or the site is running.
 */
export function restoreBackup(file: string, target: string): { count: number; movedTo: string | null } {
  checkBackup(file)
  requireUnused(target)
  const restored = `${target}.restored`
  rmSync(restored, { force: true })
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    const count = writeBackup(source, restored)
    const movedTo = existsSync(target) ? `${target}.before-${new Date().toISOString().replaceAll(':', '-')}` : null
    if (movedTo) renameSync(target, movedTo)
    renameSync(restored, target)
    return { count, movedTo }
  } finally {
    source.close()
  }
}

/** Leaving WAL mode needs exclusive access, so it fails while the site is running. It also folds the log into the file. */
function requireUnused(target: string): void {
  if (!existsSync(target)) return
  const database = new DatabaseSync(target)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch {
    throw new Error('The site is running: stop it first, or submissions that arrive meanwhile would be lost')
  } finally {
    database.close()
  }
}
