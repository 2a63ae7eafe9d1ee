import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { transact } from '../../forms/outbox/sqlite/schema.ts'
import { MAX_REDIRECTS } from '../../lib/redirects.ts'
import { toTotals } from './rows.ts'
import { statements } from './statements.ts'
import type { VisitStore } from './store.ts'

export const VISITS_FILE = 'visits.sqlite'

/** Short, because the process blocks while another one writes. Counts that could not be written are kept. */
const BUSY_TIMEOUT_MS = 500

/** A power cut may lose the last seconds. Forms, which must not be lost, have a file of their own. */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS visit (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    page TEXT NOT NULL,
    form TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (day, kind, page, form)
  ) STRICT, WITHOUT ROWID;
`

const ADD = `
  INSERT INTO visit (day, kind, page, form, number) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (day, kind, page, form) DO UPDATE SET number = number + excluded.number`

/** Throws when the disk fails. */
export function openSqliteVisits(folder: string): VisitStore {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, VISITS_FILE), { timeout: BUSY_TIMEOUT_MS })
  database.exec(SCHEMA)
  const add = database.prepare(ADD)
  const sql = statements('visit')
  const all = (text: string, ...values: (string | number)[]) => database.prepare(text).all(named(...values))
  return {
    add: async counts =>
      transact(database, () => {
        for (const { day, kind, page, form, number } of counts) add.run(day, kind, page, form, number)
      }),
    read: async ({ week, month, limit }) =>
      toTotals({
        since: all(sql.since),
        pages: all(sql.pages, week, month, limit),
        forms: all(sql.forms, week, month),
        days: all(sql.days, month),
        redirects: all(sql.redirects, week, month, MAX_REDIRECTS),
      }),
    removeBefore: async day => Number(database.prepare(sql.removeBefore).run(named(day)).changes),
    close: async () => database.close(),
  }
}

/** Values for $1, $2 and so on, which node:sqlite takes by name alone. */
function named(...values: (string | number)[]): Record<string, string | number> {
  return Object.fromEntries(values.map((value, index) => [index + 1, value]))
}
