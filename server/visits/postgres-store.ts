import type { Health } from '../../forms/outbox/health.ts'
import { type Database, lock, openDatabase } from '../../forms/outbox/postgres/database.ts'
import { MAX_REDIRECTS } from '../../lib/redirects.ts'
import { toTotals } from './rows.ts'
import { statements } from './statements.ts'
import type { VisitStore } from './store.ts'

/** The outbox uses it, too. */
const SCHEMA = 'minara'

export type PostgresVisitsOptions = { health: Health; schema?: string }

/** Never throws: its functions reject while the database cannot be used. */
export function openPostgresVisits(url: string, { health, schema = SCHEMA }: PostgresVisitsOptions): VisitStore {
  const database = openDatabase(url, { health, prepare: transact => createTable(transact, schema) })
  const table = `${schema}.visit`
  const sql = statements(table)
  return {
    add: counts =>
      database.transact(async query => {
        await query(addTo(table), [
          counts.map(({ day }) => day),
          counts.map(({ kind }) => kind),
          counts.map(({ page }) => page),
          counts.map(({ form }) => form),
          counts.map(({ number }) => number),
        ])
      }),
    read: async ({ week, month, limit }) => {
      const { longQuery: query } = database
      const [since, pages, forms, days, redirects] = await Promise.all([
        query(sql.since),
        query(sql.pages, [week, month, limit]),
        query(sql.forms, [week, month]),
        query(sql.days, [month]),
        query(sql.redirects, [week, month, MAX_REDIRECTS]),
      ])
      return toTotals({
        ...{ since: since.rows, pages: pages.rows, forms: forms.rows },
        ...{ days: days.rows, redirects: redirects.rows },
      })
    },
    removeBefore: async day => (await database.longQuery(sql.removeBefore, [day])).count,
    close: database.close,
  }
}

/** The lock is the outbox's, because either may create the schema first. */
async function createTable(transact: Database['transact'], schema: string): Promise<void> {
  await transact(async query => {
    await lock(query, schema, 'migration')
    const { rows } = await query('SELECT to_regnamespace($1) AS found', [schema])
    if (!rows[0]?.found) await query(`CREATE SCHEMA ${schema}`)
    await query(`
      CREATE TABLE IF NOT EXISTS ${schema}.visit (
        day text COLLATE "C" NOT NULL,
        kind text NOT NULL,
        page text COLLATE "C" NOT NULL,
        form text NOT NULL,
        number bigint NOT NULL,
        PRIMARY KEY (day, kind, page, form)
      )`)
  })
}

/** Rows are added in one order, so that two processes do not wait for each other. */
const addTo = (table: string) => `
  INSERT INTO ${table} (day, kind, page, form, number)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, kind, page, form) DO UPDATE SET number = visit.number + excluded.number`
