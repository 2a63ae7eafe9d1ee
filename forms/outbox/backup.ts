import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readVersion, SCHEMA_VERSION } from './schema.ts'

const OWNER_ONLY = 0o600

/**
 * Copies a database that others go on writing to, without the unused pages in which erased data might linger. Answers the
 * number of submissions in the copy; throws when the file is there already, or the copy is not sound.
 */
export function writeBackup(database: DatabaseSync, file: string): number {
  if (existsSync(file)) throw new Error(`${file} is there already: choose another name`)
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

/** How many submissions a backup holds. Throws an error that says why it cannot be used. */
export function checkBackup(file: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const database = new DatabaseSync(file)
  try {
    // A copy of a database in WAL mode would leave its log beside it.
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
    throw new Error(`${file} is no backup of the outbox: ${error instanceof Error ? error.message : error}`)
  } finally {
    database.close()
  }
}

/**
 * Puts a backup in an outbox's place; what was there is moved aside. Answers how many submissions it holds and where the
 * earlier ones are now (null: there were none). Throws when the backup is not sound or the site is running.
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

/** Leaving WAL mode needs the database for oneself, and folds the log into the file. */
function requireUnused(target: string): void {
  if (!existsSync(target)) return
  const database = new DatabaseSync(target)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch {
    throw new Error('The site is running: stop it first, so that nothing it takes in meanwhile is lost')
  } finally {
    database.close()
  }
}
