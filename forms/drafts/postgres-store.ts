import type { Health } from '../outbox/health.ts'
import { type Database, lock, openDatabase } from '../outbox/postgres/database.ts'
import { PROMPT_VACUUM } from '../outbox/postgres/schema.ts'
import { type DraftStore, toDraft } from './store.ts'

/** The outbox uses it, too. */
const SCHEMA = 'minara'

type PostgresDraftsOptions = { health: Health; schema?: string }

/** Never throws: its functions reject while the database cannot be used. */
export function openPostgresDrafts(url: string, { health, schema = SCHEMA }: PostgresDraftsOptions): DraftStore {
  const { query, close } = openDatabase(url, { health, prepare: transact => createTable(transact, schema) })
  const sql = statements(`${schema}.saved_draft`)
  return {
    add: async ({ hash, iv, data, now, expiresAt }, max) =>
      (await query(sql.add, [hash, iv, data, now, expiresAt, max])).count === 1,
    replace: async ({ hash, iv, data, now, expiresAt }, basedOn) =>
      (await query(sql.replace, [hash, iv, data, now, expiresAt, basedOn])).count === 1,
    find: async (hash, now) => toDraft((await query(sql.find, [hash, now])).rows[0]),
    erase: async hash => (await query(sql.erase, [hash])).count > 0,
    eraseExpired: async now => (await query(sql.eraseExpired, [now])).count,
    close,
  }
}

/** The lock is the outbox's, because either may create the schema first. */
async function createTable(transact: Database['transact'], schema: string): Promise<void> {
  await transact(async query => {
    await lock(query, schema, 'migration')
    const { rows } = await query('SELECT to_regnamespace($1) AS found', [schema])
    if (!rows[0]?.found) await query(`CREATE SCHEMA ${schema}`)
    await query(`
      CREATE TABLE IF NOT EXISTS ${schema}.saved_draft (
        token_hash text COLLATE "C" PRIMARY KEY,
        version integer NOT NULL,
        iv bytea NOT NULL,
        data bytea NOT NULL,
        saved_at bigint NOT NULL,
        expires_at bigint NOT NULL
      ) ${PROMPT_VACUUM};
      CREATE INDEX IF NOT EXISTS saved_draft_by_expiry ON ${schema}.saved_draft (expires_at)`)
  })
}

function statements(table: string) {
  return {
    add: `
      INSERT INTO ${table} (token_hash, version, iv, data, saved_at, expires_at)
      SELECT $1, 1, $2::bytea, $3::bytea, $4::bigint, $5::bigint WHERE (SELECT count(*) FROM ${table}) < $6
      ON CONFLICT (token_hash) DO NOTHING`,
    replace: `
      UPDATE ${table} SET version = version + 1, iv = $2, data = $3, saved_at = $4, expires_at = $5
      WHERE token_hash = $1 AND version = $6 AND expires_at > $4`,
    find: `SELECT version, iv, data FROM ${table} WHERE token_hash = $1 AND expires_at > $2`,
    erase: `DELETE FROM ${table} WHERE token_hash = $1`,
    eraseExpired: `DELETE FROM ${table} WHERE expires_at <= $1`,
  }
}
