import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MAX_REDIRECTS } from '../../lib/redirects.ts'
import { toTotals } from './rows.ts'
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

/** Throws when the disk fails. */
export function openSqliteVisits(folder: string): VisitStore {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, VISITS_FILE), { timeout: BUSY_TIMEOUT_MS })
  database.exec(SCHEMA)
  const sql = prepare(database)
  return {
    add: async counts => {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const { day, kind, page, form, number } of counts) sql.add.run(day, kind, page, form, number)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    read: async ({ week, month, limit }) =>
      toTotals({
        since: sql.since.all(),
        pages: sql.pages.all({ week, month, limit }),
        forms: sql.forms.all({ week, month }),
        days: sql.days.all({ month }),
        redirects: sql.redirects.all({ week, month, limit: MAX_REDIRECTS }),
      }),
    removeBefore: async day => Number(sql.removeBefore.run(day).changes),
    close: async () => database.close(),
  }
}

function prepare(database: DatabaseSync) {
  return {
    add: database.prepare(`
      INSERT INTO visit (day, kind, page, form, number) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (day, kind, page, form) DO UPDATE SET number = number + excluded.number`),
    since: database.prepare('SELECT min(day) AS day FROM visit'),
    pages: database.prepare(`
      SELECT page,
        sum(CASE WHEN kind = 'view' AND day >= :week THEN number ELSE 0 END) AS views_week,
        sum(CASE WHEN kind = 'view' THEN number ELSE 0 END) AS views_month,
        sum(CASE WHEN kind = 'sent' AND day >= :week THEN number ELSE 0 END) AS sent_week,
        sum(CASE WHEN kind = 'sent' THEN number ELSE 0 END) AS sent_month
      FROM visit WHERE day >= :month AND kind IN ('view', 'sent') AND page <> ''
      GROUP BY page ORDER BY views_month DESC, page LIMIT :limit`),
    forms: database.prepare(`
      SELECT form, kind, sum(CASE WHEN day >= :week THEN number ELSE 0 END) AS week, sum(number) AS month
      FROM visit WHERE day >= :month AND form <> '' GROUP BY form, kind`),
    days: database.prepare(`
      SELECT day, kind, sum(number) AS number FROM visit
      WHERE day >= :month AND kind <> 'redirect' GROUP BY day, kind`),
    redirects: database.prepare(`
      SELECT page AS path, max(day) AS last_day,
        sum(CASE WHEN day >= :week THEN number ELSE 0 END) AS week,
        sum(CASE WHEN day >= :month THEN number ELSE 0 END) AS month
      FROM visit WHERE kind = 'redirect' GROUP BY page ORDER BY last_day DESC, page LIMIT :limit`),
    removeBefore: database.prepare('DELETE FROM visit WHERE day < ?'),
  }
}
