import { join, resolve } from 'node:path'
import type { Health } from '../outbox/health.ts'
import type { Database } from './database.ts'
import { closeFile, closeFolder } from './files.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Several processes may use one at once. Tests have a schema of their own. */
export type StoreLocation = { databaseUrl: string; schema?: string } | { folder: string }

/** Null where nothing is stored. */
export function locationOf(env: { databaseUrl: string | null; outboxFolder: string | null }): StoreLocation | null {
  if (env.databaseUrl !== null) return { databaseUrl: env.databaseUrl }
  return env.outboxFolder === null ? null : { folder: env.outboxFolder }
}

const SCHEMA = 'minara'

export const NO_HEALTH: Health = { works: () => {}, fails: () => {} }

type Preparing = {
  /** Name of the SQLite file. */
  file: string
  health: Health
  /** Makes the tables. */
  prepare: (database: Database) => Promise<void>
}

/** Prepares before the first use, and again after that has failed. Creates the folder; throws when it cannot be used. */
export function openDatabase(location: StoreLocation, { file, health, prepare }: Preparing): Database {
  const database = openEngine(location, file, health)
  let ready: Promise<void> | undefined
  let isClosed = false

  function whenReady(): Promise<void> {
    ready ??= prepare(database).catch(error => {
      ready = undefined
      if (!isClosed) health.fails(error)
      throw error
    })
    return ready
  }

  return {
    dialect: database.dialect,
    query: async (...statement) => {
      await whenReady()
      return database.query(...statement)
    },
    longQuery: async (...statement) => {
      await whenReady()
      return database.longQuery(...statement)
    },
    transact: async (...work) => {
      await whenReady()
      return database.transact(...work)
    },
    close: () => {
      isClosed = true
      return database.close()
    },
  }
}

function openEngine(location: StoreLocation, file: string, health: Health): Database {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl, location.schema ?? SCHEMA, health)
  closeFolder(resolve(location.folder))
  closeFile(join(resolve(location.folder), file))
  return openSqlite(join(resolve(location.folder), file))
}
