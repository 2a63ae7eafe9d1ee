import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Database, Query } from './database.ts'
import { SQLITE } from './dialects.ts'

export const BUSY_TIMEOUT_MS = 5_000

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
`

/** All files share one queue: SQLite blocks the process while it waits for a lock, so a transaction of another connection could not end. */
let lastTurn: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

/** Throws when the disk fails. */
export function openSqlite(file: string): Database {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec(SETTINGS)
  const readInode = () => statSync(file, { throwIfNoEntry: false })?.ino
  const inode = readInode()

  const run: Query = async (text, values = []) => {
    const statement = database.prepare(text)
    const bound = Object.fromEntries(values.map((value, index) => [index + 1, toStorable(value)]))
    if (statement.columns().length === 0) return { rows: [], count: Number(statement.run(bound).changes) }
    // Read whole, because a statement that is still open would make an erasure meanwhile fail.
    const rows = statement.all(bound)
    return { rows, count: rows.length }
  }

  /** Outside of a transaction, so that no statement becomes part of another's. */
  const query: Query = (text, values) => inTurn(() => run(text, values))

  /** SQLite would go on writing to a file that somebody has moved away or replaced. */
  function requireSameFile(): void {
    if (readInode() === inode) return
    throw new Error(`${file} was moved away or replaced while the site runs: restart the site`)
  }

  async function transact<T>(work: (run: Query) => Promise<T>): Promise<T> {
    requireSameFile()
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = await work(run)
      database.exec('COMMIT')
      return result
    } catch (error) {
      // On a full disk SQLite has rolled back by itself.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    dialect: SQLITE,
    query,
    longQuery: query,
    transact: work => inTurn(() => transact(work)),
    close: () => inTurn(() => database.close()),
  }
}

function toStorable(value: unknown): SQLInputValue {
  if (Array.isArray(value)) return JSON.stringify(value)
  if (value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array)
    return value
  throw new TypeError(`SQLite stores no ${typeof value}`)
}
