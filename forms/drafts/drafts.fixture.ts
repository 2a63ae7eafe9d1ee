import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { describe } from 'vitest'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { describePostgres, makeFolder, postgres } from '../outbox/outbox.fixture.ts'
import { filesOf } from '../store/files.ts'
import { DRAFTS_FILE, type DraftStore, openDrafts } from './store.ts'

/** An empty store of one kind, which any number of processes can open. */
export type DraftPlace = {
  open: () => DraftStore
  /** Starts forms/drafts/killed.fixture.ts, which saves drafts there until it is killed. */
  startSaving: () => ChildProcessByStdio<null, Readable, null>
  /** All that is kept of the rows: the bytes of SQLite's files, or the rows of the table. */
  dump: () => Promise<Buffer>
}

/** Both stores keep the same promises, so the same tests run with each; the projects of vitest.config.mts choose. */
export function describeDraftStores(suite: (makePlace: () => Promise<DraftPlace>) => void): void {
  if (process.env.STORES !== 'postgres') describe('in SQLite', () => suite(async () => sqlitePlace()))
  describePostgres('in PostgreSQL', () => suite(postgresPlace))
}

export function sqlitePlace(): DraftPlace {
  const folder = makeFolder()
  const file = join(folder, DRAFTS_FILE)
  return {
    open: () => closedInTime(openDrafts({ folder })),
    startSaving: () => startSaving(folder),
    dump: async () =>
      existsSync(file) ? Buffer.concat(filesOf(file).map(path => readFileSync(path))) : Buffer.alloc(0),
  }
}

async function postgresPlace(): Promise<DraftPlace> {
  const { url } = await postgres()
  const schema = `drafts_${randomUUID().replaceAll('-', '')}`
  return {
    open: () => closedInTime(openDrafts({ databaseUrl: url, schema })),
    startSaving: () => startSaving(url, schema),
    dump: async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query<{ iv: Buffer; data: Buffer }>(`SELECT * FROM ${schema}.saved_draft`)
      await client.end()
      return Buffer.concat(rows.flatMap(({ iv, data, ...row }) => [iv, data, Buffer.from(JSON.stringify(row))]))
    },
  }
}

function startSaving(...place: string[]) {
  const args = ['forms/drafts/killed.fixture.ts', ...place]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}
