import { join, resolve } from 'node:path'
import type { Database, Health } from './database.ts'
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

const NO_HEALTH: Health = { works: () => {}, fails: () => {} }

type Preparing = {
  file: string
  health?: Health
  prepare: (database: Database) => Promise<void>
}

/** Prepares before the first use, and again after that has failed. Creates the folder; throws when it cannot be used. */
export function openDatabase(location: StoreLocation, { file, health = NO_HEALTH, prepare }: Preparing): Database {
  let ready: Promise<void> | undefined
  let isClosed = false
  const fails = (error: unknown) => {
    if (!isClosed) health.fails(error)
  }
  const database = openEngine(location, file, { ...health, fails })

  const once = <Values extends unknown[], Result>(use: (...values: Values) => Promise<Result>) => {
    return async (...values: Values) => {
      ready ??= prepare(database).catch(error => {
        ready = undefined
        fails(error)
        throw error
      })
      await ready
      return use(...values)
    }
  }
  return {
    dialect: database.dialect,
    query: once(database.query),
    longQuery: once(database.longQuery),
    transact: once(database.transact),
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
