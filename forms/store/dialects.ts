import type { Dialect, Query, Versioned } from './database.ts'

const nothing = async () => {}

const PRAGMAS: Record<Versioned, string> = { schema: 'user_version', index: 'application_id' }

/** A transaction locks the whole file. */
export const SQLITE: Dialect = {
  engine: 'sqlite',
  prefix: '',
  types: { key: 'text', time: 'integer', bytes: 'blob' },
  tableOptions: 'STRICT',
  serial: { column: '', order: 'rowid' },
  each: parameter => `(SELECT value AS item FROM json_each(${parameter}))`,
  contains: (text, parameter) => `instr(${text}, ${parameter}) > 0`,
  randomId: 'lower(hex(randomblob(16)))',
  skipLocked: '',
  forUpdate: '',
  lock: nothing,
  prepare: nothing,
  columnsOf: async (run, table) => {
    const { rows } = await run('SELECT name FROM pragma_table_info($1)', [table])
    return rows.map(({ name }) => String(name))
  },
  readVersion: async (run, of) => Number((await run(`PRAGMA ${PRAGMAS[of]}`)).rows[0]?.[PRAGMAS[of]]),
  writeVersion: async (run, of, version) => void (await run(`PRAGMA ${PRAGMAS[of]} = ${version}`)),
  vacuum: async run => void (await run('VACUUM')),
  emptyLog: async run => (await run('PRAGMA wal_checkpoint(TRUNCATE)')).rows[0]?.busy === 0,
}

/** The schema is named in all statements, because a search path gets lost behind a pool. */
export function postgresIn(schema: string): Dialect {
  const versions: Record<Versioned, string> = { schema: `${schema}.migration`, index: `${schema}.contact_index` }
  return {
    engine: 'postgres',
    prefix: `${schema}.`,
    types: { key: 'text COLLATE "C"', time: 'bigint', bytes: 'bytea' },
    // Erased data must not wait in old versions of rows or in indexes: autovacuum comes within two minutes.
    tableOptions:
      'WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0, vacuum_index_cleanup = on)',
    serial: { column: 'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ', order: 'id' },
    each: parameter => `(SELECT unnest(${parameter}::text[]) AS item)`,
    contains: (text, parameter) => `strpos(${text}, ${parameter}) > 0`,
    randomId: 'gen_random_uuid()::text',
    skipLocked: 'FOR UPDATE OF waiting SKIP LOCKED',
    forUpdate: 'FOR UPDATE',
    lock,
    prepare: async run => {
      await requireSettings(run)
      await lock(run, 'migration')
      // CREATE SCHEMA IF NOT EXISTS needs its privilege even where the schema exists.
      const { rows } = await run('SELECT to_regnamespace($1) AS found', [schema])
      if (!rows[0]?.found) await run(`CREATE SCHEMA ${schema}`)
      await run(`CREATE TABLE IF NOT EXISTS ${versions.schema} (version integer PRIMARY KEY)`)
      await run(`CREATE TABLE IF NOT EXISTS ${versions.index} (version integer NOT NULL)`)
    },
    columnsOf: async (run, table) => {
      const { rows } = await run(
        'SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped',
        [`${schema}.${table}`],
      )
      return rows.map(({ name }) => String(name))
    },
    readVersion: async (run, of) => {
      const { rows } = await run(`SELECT max(version) AS version FROM ${versions[of]}`)
      return Number(rows[0]?.version ?? 0)
    },
    writeVersion: async (run, of, version) => {
      await run(`DELETE FROM ${versions[of]}`)
      await run(`INSERT INTO ${versions[of]} (version) VALUES ($1)`, [version])
    },
    vacuum: nothing,
    emptyLog: async () => true,
  }

  async function lock(run: Query, name: string): Promise<void> {
    await run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema}.${name}`])
  }
}

async function requireSettings(run: Query): Promise<void> {
  const { rows } = await run(`
    SELECT current_setting('server_encoding') AS encoding, current_setting('synchronous_commit') AS commit`)
  const { encoding, commit } = rows[0] ?? {}
  if (encoding !== 'UTF8') throw new Error(`The encoding of the outbox's database is ${encoding}; expected UTF8`)
  if (commit !== 'off') return
  throw new Error(
    'synchronous_commit is off in the outbox’s database: a form could be acknowledged and then lost; expected on',
  )
}
