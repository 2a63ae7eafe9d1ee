import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, onTestFinished } from 'vitest'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import {
  findPostgres,
  NO_POSTGRES,
  type Postgres,
  START_TIMEOUT_MS,
  startPostgres,
} from '../../tests/support/postgres.ts'
import type { Database } from '../store/database.ts'
import { openDatabase, type StoreLocation } from '../store/open.ts'
import { SCHEMA_VERSION } from '../store/schema.ts'
import { INDEX_VERSION } from './contact.ts'
import type { NewSubmission } from './deliveries.ts'
import type { Outbox } from './open.ts'
import { OUTBOX_FILE, openOutbox } from './open.ts'

export const NOW = Date.UTC(2026, 10, 21, 12)

/** An empty outbox of one kind, which any number of processes can open. */
export type TestPlace = {
  location: StoreLocation
  /** Closed when the test is finished. */
  open: (draw?: () => string) => Outbox
  /** Overwrites a column of every submission, past the outbox. */
  damage: (column: 'fields' | 'state', value: string) => Promise<void>
  /** Takes what searches and erasures compare, the columns and the version back to before the step that writes the index again. */
  age: () => Promise<void>
  /** Leaves what a later build would, whose steps added so much to the version, and which indexes rows in its own way. */
  advance: (by: number) => Promise<void>
  version: () => Promise<number>
  /** Every row of every table. */
  dump: () => Promise<string>
  /** All that the disk holds of them: SQLite's files byte by byte, or the rows. */
  bytes: () => Promise<string>
}

export type Store = { makePlace: () => Promise<TestPlace> }

/** Set by the projects of vitest.config.mts, because tests with PostgreSQL are too slow for unit tests. */
const { STORES } = process.env

/** Both stores keep the same promises, so the same tests run with each. */
export function describeStores(suite: (store: Store) => void): void {
  if (STORES !== 'postgres')
    describe('in SQLite', () => suite({ makePlace: async () => placeAt({ folder: makeFolder() }) }))
  describePostgres('in PostgreSQL', () => {
    const makePlace = async () => {
      const schema = `outbox_${randomUUID().replaceAll('-', '')}`
      return placeAt({ databaseUrl: (await postgres()).url, schema })
    }
    suite({ makePlace })
  })
}

/** Every commit waits for the disk, which others may be using. */
const TEST_TIMEOUT_MS = 30_000

/** Skipped, with a line that says so, where PostgreSQL is not installed. */
export function describePostgres(name: string, suite: () => void): void {
  if (STORES === 'sqlite') return
  const isMissing = findPostgres() === null
  const title = isMissing ? `${name} (${NO_POSTGRES})` : name
  describe.skipIf(isMissing)(title, { timeout: TEST_TIMEOUT_MS }, () => {
    beforeAll(async () => void (await postgres()), START_TIMEOUT_MS)
    suite()
  })
}

let server: Promise<Postgres> | undefined

/** One server for all tests of this process; it ends with the process. */
export function postgres(): Promise<Postgres> {
  server ??= startPostgres()
  return server
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** For what only SQLite's store does. */
export function makeOutbox(folder = makeFolder()): Outbox {
  return closedInTime(openOutbox({ folder }))
}

export function submission(id: string, changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id,
    form: 'shortTrial',
    values: { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' },
    tokenId: '',
    marks: [],
    notify: ['email'],
    now: NOW,
    ...changes,
  }
}

/** What is handed out, a millisecond after another, until there is nothing. */
export async function claimAll<T>(now: number, claim: (at: number) => Promise<T | null | undefined>): Promise<T[]> {
  const claimed = []
  for (let at = now, due = await claim(at); due; due = await claim(++at)) claimed.push(due)
  return claimed
}

/** Without erased ones, oldest first. */
export async function idsIn(outbox: Outbox): Promise<string[]> {
  return (await Array.fromAsync(outbox.list())).map(({ id }) => id)
}

/** The last version without references; PostgreSQL's numbers were one behind until 7. */
const WITHOUT_REFERENCES = { sqlite: 5, postgres: 4 }

const TABLES = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table'`,
  postgres: `SELECT table_name AS name FROM information_schema.tables WHERE table_schema || '.' = $1`,
}

/** Past the outbox, but by the engines that it uses. */
function placeAt(location: StoreLocation): TestPlace {
  const reach = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = openDatabase(location, { file: OUTBOX_FILE, prepare: async () => {} })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const dump = () =>
    reach(async ({ dialect: { engine, prefix }, query }) => {
      const { rows: tables } = await query(TABLES[engine], engine === 'sqlite' ? [] : [prefix])
      const rows = []
      for (const { name } of tables) rows.push((await query(`SELECT * FROM ${prefix}${name}`)).rows)
      return JSON.stringify(rows, (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      )
    })
  return {
    ...{ location, dump },
    open: draw => closedInTime(openOutbox(location, { draw })),
    damage: (column, value) =>
      reach(async ({ dialect, query }) => {
        await query(`UPDATE ${dialect.prefix}submission SET ${column} = $1`, [value])
      }),
    age: () =>
      reach(async ({ dialect, query }) => {
        const { engine, prefix } = dialect
        await query(`UPDATE ${prefix}submission SET search = 'former'`)
        await query(`UPDATE ${prefix}contact SET key = 'former ' || key`)
        if (engine === 'sqlite') await query('DROP INDEX submission_by_reference')
        await query(`ALTER TABLE ${prefix}submission DROP COLUMN reference`)
        await query(`DROP TABLE ${prefix}mail`)
        await dialect.writeVersion(query, 'schema', WITHOUT_REFERENCES[engine])
        await dialect.writeVersion(query, 'index', 0)
      }),
    advance: by =>
      reach(async ({ dialect, query }) => {
        await query(`ALTER TABLE ${dialect.prefix}submission ADD COLUMN later TEXT NOT NULL DEFAULT 'later'`)
        await query(`UPDATE ${dialect.prefix}contact SET key = 'later ' || key`)
        await dialect.writeVersion(query, 'schema', SCHEMA_VERSION + by)
        await dialect.writeVersion(query, 'index', INDEX_VERSION + 1)
      }),
    version: () => reach(({ dialect, query }) => dialect.readVersion(query, 'schema')),
    bytes: async () => {
      if (!('folder' in location)) return dump()
      const { folder } = location
      const files = readdirSync(folder).map(name => readFileSync(join(folder, name), 'latin1'))
      return files.join('')
    },
  }
}
