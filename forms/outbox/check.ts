import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { filesOf, isRoot, ownName, userName } from '../store/files.ts'
import { requireKnown } from '../store/schema.ts'
import { BUSY_TIMEOUT_MS } from '../store/sqlite.ts'
import { storeStatements } from '../store/statements.ts'
import { OUTBOX_FILE } from './open.ts'

/** `isLasting`: somebody has to do something. */
export type Fault = { isLasting: boolean; sentence: string }

const { R_OK, W_OK, X_OK } = constants
/** Busy, locked, a disk that fails or is full (SQLite's result codes). */
const PASSING = [5, 6, 10, 13]

/** Writes to the outbox as the site does. Creates nothing, because another user may be the one that needs it. `command` is what this user has run. */
export function findFault(folder: string, command: string): Fault | null {
  const file = join(resolve(folder), OUTBOX_FILE)
  const sentence = findObstacle(file, command) ?? findForeign(file)
  if (sentence !== null) return { isLasting: true, sentence }
  if (!existsSync(file)) return null
  try {
    writeTo(file)
    return null
  } catch (error) {
    // The higher bits say more than is needed here.
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null
    const reason = error instanceof Error ? error.message : error
    return { isLasting: code === null || !PASSING.includes(code), sentence: `${file} cannot be written to: ${reason}.` }
  }
}

/** A sentence that says what keeps this user from the outbox. The outermost folder comes first: what is in it cannot be seen. */
function findObstacle(file: string, command: string): string | null {
  const folder = dirname(file)
  for (const path of fromTheTop(folder)) {
    if (!existsSync(path)) return may(dirname(path), W_OK) ? null : sayDenied(dirname(path), command)
    if (!statSync(path).isDirectory()) return `${path} is a file; expected a folder.`
    if (!may(path, X_OK)) return sayDenied(path, command)
  }
  const denied = may(folder, W_OK) ? filesOf(file).find(path => !may(path, R_OK | W_OK)) : folder
  return denied === undefined ? null : sayDenied(denied, command)
}

function sayDenied(path: string, command: string): string {
  const stats = statSync(path)
  const [me, owner] = [ownName(), userName(stats.uid)]
  const denied = `${path} belongs to ${owner} (mode ${(stats.mode & 0o777).toString(8)}), and ${me} may not use it`
  const isInOwnFolder = !stats.isDirectory() && statSync(dirname(path)).uid === process.getuid?.()
  return stats.uid === 0 || isInOwnFolder
    ? `${denied}. As root, if the site runs as ${me}: chown -R ${me}: ${path}`
    : `${denied}. As its owner: sudo -u ${owner} ${command}`
}

/** Root may use every file, and would not notice one that the owner of the folder may not use. */
function findForeign(file: string): string | null {
  if (!isRoot() || !existsSync(file)) return null
  const { uid } = statSync(dirname(file))
  const foreign = filesOf(file).filter(path => statSync(path).uid !== uid)
  const [first] = foreign
  if (first === undefined) return null
  const [owner, service] = [userName(statSync(first).uid), userName(uid)]
  return `${first} belongs to ${owner}, and its folder to ${service}, as whom the site runs. Run: chown ${service}: ${foreign.join(' ')}`
}

function fromTheTop(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...fromTheTop(parent), folder]
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** In a file without tables, only takes the lock for a write. */
function writeTo(file: string): void {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    requireKnown(version)
    if (version === 0) database.exec('BEGIN IMMEDIATE; ROLLBACK')
    else database.prepare(storeStatements({ prefix: '' }).probe).run({ $1: Date.now() })
  } finally {
    database.close()
  }
}
