import { randomBytes } from 'node:crypto'
import { INDEX_VERSION } from '../contact.ts'
import { toIndex } from '../new-rows.ts'
import { requireKnown } from '../versions.ts'
import { type Database, lock, type Query } from './database.ts'

/** Erased data must not wait in old versions of rows or in indexes: autovacuum comes within two minutes. */
export const PROMPT_VACUUM = `
  WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0, vacuum_index_cleanup = on)`

/** Texts compare by their bytes, as in SQLite. JSON is text, because jsonb cannot hold every character and reorders fields. */
const FIRST = (schema: string) => `
  CREATE TABLE ${schema}.submission (
    id text COLLATE "C" PRIMARY KEY,
    form text NOT NULL,
    channel text NOT NULL,
    fields text NOT NULL,
    search text NOT NULL,
    token_id text NOT NULL,
    marks text NOT NULL,
    is_marked integer NOT NULL,
    state text NOT NULL,
    received_at bigint NOT NULL,
    delivered_at bigint,
    decided_at bigint,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at bigint NOT NULL,
    refusal text,
    note text NOT NULL DEFAULT ''
  ) ${PROMPT_VACUUM};
  CREATE INDEX ON ${schema}.submission (state, channel, is_marked, next_attempt_at);
  CREATE INDEX ON ${schema}.submission (token_id);
  CREATE INDEX ON ${schema}.submission (received_at, id);

  CREATE TABLE ${schema}.attempt (
    channel text NOT NULL,
    at bigint NOT NULL,
    is_marked integer NOT NULL
  );
  CREATE INDEX ON ${schema}.attempt (channel, at);

  CREATE TABLE ${schema}.contact (
    submission_id text COLLATE "C" NOT NULL REFERENCES ${schema}.submission (id) ON DELETE CASCADE,
    key text COLLATE "C" NOT NULL,
    PRIMARY KEY (key, submission_id)
  ) ${PROMPT_VACUUM};
  CREATE INDEX ON ${schema}.contact (submission_id);

  CREATE TABLE ${schema}.event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    submission_id text COLLATE "C" NOT NULL REFERENCES ${schema}.submission (id) ON DELETE CASCADE,
    at bigint NOT NULL,
    kind text NOT NULL,
    trouble text,
    errors text NOT NULL DEFAULT '[]',
    attempt integer,
    actor text
  ) ${PROMPT_VACUUM};
  CREATE INDEX ON ${schema}.event (submission_id, at);
  CREATE INDEX ON ${schema}.event (kind, at);

  CREATE TABLE ${schema}.notification (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    via text NOT NULL,
    submission_id text COLLATE "C" REFERENCES ${schema}.submission (id) ON DELETE CASCADE,
    is_marked integer NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    next_attempt_at bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    settled_at bigint,
    last_error text
  ) ${PROMPT_VACUUM};
  CREATE INDEX ON ${schema}.notification (state, via, is_marked, next_attempt_at);
  CREATE INDEX ON ${schema}.notification (submission_id);

  CREATE TABLE ${schema}.secret (id integer PRIMARY KEY, value text NOT NULL);
  CREATE TABLE ${schema}.probe (id integer PRIMARY KEY, at bigint NOT NULL);
`

const SECOND = (schema: string) =>
  ['submission', 'notification', 'attempt']
    .map(table => `ALTER TABLE ${schema}.${table} ADD COLUMN sender text NOT NULL DEFAULT '';`)
    .join('\n')

/** No unique index on references: a backup must not lose a submission because of one. */
const FIFTH = (schema: string) => `
  ALTER TABLE ${schema}.submission ADD COLUMN reference text NOT NULL DEFAULT '';
  CREATE INDEX ON ${schema}.submission (reference);
  CREATE TABLE ${schema}.mail (
    id text COLLATE "C" PRIMARY KEY,
    address text NOT NULL,
    at bigint NOT NULL
  ) ${PROMPT_VACUUM};
  CREATE INDEX ON ${schema}.mail (at, address);
`

type Step = (query: Query, schema: string) => Promise<void>

/** Each with the version that it makes; forms/outbox/versions.ts says which comes next. Versions 3, 4 and 6 only indexed rows again. */
const STEPS: [version: number, run: Step][] = [
  [
    1,
    async (query, schema) => {
      await query(FIRST(schema))
      await query(`INSERT INTO ${schema}.secret (id, value) VALUES (1, $1)`, [randomBytes(32).toString('hex')])
    },
  ],
  [2, async (query, schema) => void (await query(SECOND(schema)))],
  [5, async (query, schema) => void (await query(FIFTH(schema)))],
  [6, async () => {}],
]

export const SCHEMA_VERSION = Math.max(...STEPS.map(([version]) => version))

/** Processes that start at the same time take turns. */
export async function migrate(transact: Database['transact'], schema: string): Promise<void> {
  await transact(async query => {
    await requireSettings(query)
    await lock(query, schema, 'migration')
    // CREATE SCHEMA IF NOT EXISTS needs its privilege even where the schema exists.
    const { rows } = await query('SELECT to_regnamespace($1) AS found', [schema])
    if (!rows[0]?.found) await query(`CREATE SCHEMA ${schema}`)
    await query(`CREATE TABLE IF NOT EXISTS ${schema}.migration (version integer PRIMARY KEY)`)
    await query(`CREATE TABLE IF NOT EXISTS ${schema}.contact_index (version integer NOT NULL)`)
    const version = await readVersion(query, schema)
    requireKnown(version, SCHEMA_VERSION)
    for (const [made, step] of STEPS) {
      if (made <= version) continue
      await step(query, schema)
      await query(`INSERT INTO ${schema}.migration (version) VALUES ($1)`, [made])
    }
    const index = await query(`SELECT version FROM ${schema}.contact_index`)
    if (Number(index.rows[0]?.version) === INDEX_VERSION) return
    await indexAgain(query, schema)
    await query(`DELETE FROM ${schema}.contact_index`)
    await query(`INSERT INTO ${schema}.contact_index (version) VALUES ($1)`, [INDEX_VERSION])
  })
}

const INDEXED_AT_ONCE = 500

async function indexAgain(query: Query, schema: string): Promise<void> {
  for (let last: unknown = ''; ; ) {
    const { rows } = await query(
      `SELECT id, form, fields FROM ${schema}.submission
       WHERE state <> 'erased' AND id > $1 ORDER BY id LIMIT ${INDEXED_AT_ONCE} FOR UPDATE`,
      [last],
    )
    const indexes = rows.flatMap(row => toIndex(row) ?? [])
    const ids = indexes.map(({ id }) => id)
    await query(
      `UPDATE ${schema}.submission AS own SET search = read.search
       FROM unnest($1::text[], $2::text[]) AS read (id, search) WHERE own.id = read.id`,
      [ids, indexes.map(({ search }) => search)],
    )
    await query(`DELETE FROM ${schema}.contact WHERE submission_id = ANY ($1)`, [ids])
    const contacts = indexes.flatMap(({ id, keys }) => keys.map(key => ({ id, key })))
    await query(`INSERT INTO ${schema}.contact (submission_id, key) SELECT * FROM unnest($1::text[], $2::text[])`, [
      contacts.map(({ id }) => id),
      contacts.map(({ key }) => key),
    ])
    if (rows.length < INDEXED_AT_ONCE) return
    last = rows.at(-1)?.id
  }
}

async function readVersion(query: Query, schema: string): Promise<number> {
  const { rows } = await query(`SELECT coalesce(max(version), 0) AS version FROM ${schema}.migration`)
  return Number(rows[0]?.version)
}

async function requireSettings(query: Query): Promise<void> {
  const { rows } = await query(`
    SELECT current_setting('server_encoding') AS encoding, current_setting('synchronous_commit') AS commit`)
  const { encoding, commit } = rows[0] ?? {}
  if (encoding !== 'UTF8') throw new Error(`The encoding of the outbox's database is ${encoding}; expected UTF8`)
  if (commit !== 'off') return
  throw new Error(
    'synchronous_commit is off in the outbox’s database: a form could be acknowledged and then lost; expected on',
  )
}
