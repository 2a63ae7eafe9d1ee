import type { DatabaseSync } from 'node:sqlite'

/** All of the work, or nothing of it; waits for other processes that write. */
export function transact<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
