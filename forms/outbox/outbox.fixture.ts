import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { beforeAll, describe, onTestFinished } from 'vitest'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import {
  findPostgres,
  NO_POSTGRES,
  type Postgres,
  START_TIMEOUT_MS,
  startPostgres,
} from '../../tests/support/postgres.ts'
import type { StoreLocation } from '../store/open.ts'
import { SCHEMA_VERSION } from '../store/schema.ts'
import { INDEX_VERSION } from './contact.ts'
import type { NewSubmission } from './new-rows.ts'
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
  if (STORES !== 'postgres') describe('in SQLite', () => suite({ makePlace: async () => sqlitePlace(makeFolder()) }))
  describePostgres('in PostgreSQL', () => suite({ makePlace: async () => postgresPlace(await postgres()) }))
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

function sqlitePlace(folder: string): TestPlace {
  const run = (sql: string, ...values: string[]) => {
    const database = new DatabaseSync(join(folder, OUTBOX_FILE))
    try {
      return database.prepare(sql).all(...values)
    } finally {
      database.close()
    }
  }
  return {
    location: { folder },
    open: draw => closedInTime(openOutbox({ folder }, { draw })),
    damage: async (column, value) => void run(`UPDATE submission SET ${column} = ?`, value),
    age: async () => {
      run('DROP INDEX submission_by_reference')
      for (const sql of [...toFormerIndex(''), `PRAGMA user_version = ${WITHOUT_REFERENCES}`]) run(sql)
      run('PRAGMA application_id = 0')
    },
    advance: async by => {
      for (const sql of [...toLater(''), `PRAGMA user_version = ${SCHEMA_VERSION + by}`]) run(sql)
      run(`PRAGMA application_id = ${INDEX_VERSION + 1}`)
    },
    version: async () => Number(run('PRAGMA user_version')[0]?.user_version),
    dump: async () => {
      const tables = run(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      return JSON.stringify(tables.map(({ name }) => run(`SELECT * FROM ${name}`)))
    },
    bytes: async () =>
      readdirSync(folder)
        .map(name => readFileSync(join(folder, name), 'latin1'))
        .join(''),
  }
}

function toFormerIndex(schema: string): string[] {
  return [
    `UPDATE ${schema}submission SET search = 'former'`,
    `UPDATE ${schema}contact SET key = 'former ' || key`,
    `ALTER TABLE ${schema}submission DROP COLUMN reference`,
    `DROP TABLE ${schema}mail`,
  ]
}

function toLater(schema: string): string[] {
  return [
    `ALTER TABLE ${schema}submission ADD COLUMN later TEXT NOT NULL DEFAULT 'later'`,
    `UPDATE ${schema}contact SET key = 'later ' || key`,
  ]
}

/** The last version without references; PostgreSQL's versions were one behind then. */
const WITHOUT_REFERENCES = 5

/** A schema of its own in the shared database. */
function postgresPlace({ url }: Postgres): TestPlace {
  const schema = `outbox_${randomUUID().replaceAll('-', '')}`
  const run = async (sql: string, ...values: string[]) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(sql, values)
    await client.end()
    return rows
  }
  const location = { databaseUrl: url, schema }
  const dump = async () => {
    const tables = await run('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1', schema)
    const rows = await Promise.all(tables.map(({ name }) => run(`SELECT * FROM ${schema}.${name}`)))
    return JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
  }
  return {
    ...{ location, dump, bytes: dump },
    open: draw => closedInTime(openOutbox(location, { draw })),
    damage: async (column, value) => void (await run(`UPDATE ${schema}.submission SET ${column} = $1`, value)),
    age: async () => {
      const version = `UPDATE ${schema}.migration SET version = ${WITHOUT_REFERENCES - 1}`
      for (const sql of [...toFormerIndex(`${schema}.`), version, `DELETE FROM ${schema}.contact_index`]) await run(sql)
    },
    advance: async by => {
      const version = `INSERT INTO ${schema}.migration (version) VALUES (${SCHEMA_VERSION + by})`
      const index = `UPDATE ${schema}.contact_index SET version = ${INDEX_VERSION + 1}`
      for (const sql of [...toLater(`${schema}.`), version, index]) await run(sql)
    },
    version: async () => Number((await run(`SELECT max(version) AS version FROM ${schema}.migration`))[0]?.version),
  }
}
