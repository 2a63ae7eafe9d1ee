import { randomBytes } from 'node:crypto'
import { contactKeys, INDEX_VERSION, searchText } from '../outbox/contact.ts'
import { type Database, type Dialect, inStatements, insertRows, type Query } from './database.ts'
import { TYPED } from './rows.ts'

/** Each separated by commas. A column that is added to a table that exists has a default, or may be null. */
type Table = { columns: string; primaryKey?: string; indexes?: string[] }

export type OutboxTable = keyof ReturnType<typeof outboxTables>

/** JSON is text, because jsonb cannot hold every character and reorders fields. */
function outboxTables({ prefix, types: { key, time }, serial }: Dialect) {
  const ofSubmission = `REFERENCES ${prefix}submission (id) ON DELETE CASCADE`
  return {
    submission: {
      columns: `
        id ${key} PRIMARY KEY, form text NOT NULL, channel text NOT NULL, fields text NOT NULL,
        search text NOT NULL DEFAULT '', token_id text NOT NULL, marks text NOT NULL, is_marked integer NOT NULL DEFAULT 0,
        state text NOT NULL, received_at ${time} NOT NULL, delivered_at ${time}, decided_at ${time},
        attempts integer NOT NULL DEFAULT 0, next_attempt_at ${time} NOT NULL, refusal text, note text NOT NULL DEFAULT '',
        sender text NOT NULL DEFAULT '', reference text NOT NULL DEFAULT ''`,
      // That of references is not unique: a backup must not lose a submission because of one.
      indexes: ['state, channel, is_marked, next_attempt_at', 'token_id', 'received_at, id', 'reference'],
    },
    contact: {
      columns: `submission_id ${key} NOT NULL ${ofSubmission}, key ${key} NOT NULL`,
      primaryKey: 'key, submission_id',
      indexes: ['submission_id'],
    },
    event: {
      columns: `
        ${serial.column}submission_id ${key} NOT NULL ${ofSubmission}, at ${time} NOT NULL, kind text NOT NULL,
        trouble text, errors text NOT NULL DEFAULT '[]', attempt integer, actor text`,
      indexes: ['submission_id, at', 'kind, at'],
    },
    notification: {
      columns: `
        id ${key} PRIMARY KEY, kind text NOT NULL, via text NOT NULL, submission_id ${key} ${ofSubmission},
        is_marked integer NOT NULL, state text NOT NULL, created_at ${time} NOT NULL, next_attempt_at ${time} NOT NULL,
        attempts integer NOT NULL DEFAULT 0, settled_at ${time}, last_error text, sender text NOT NULL DEFAULT ''`,
      indexes: ['state, via, is_marked, next_attempt_at', 'submission_id'],
    },
    attempt: {
      columns: `
        channel text NOT NULL, at ${time} NOT NULL, is_marked integer NOT NULL DEFAULT 0, sender text NOT NULL DEFAULT ''`,
      indexes: ['channel, at'],
    },
    mail: { columns: `id ${key} PRIMARY KEY, address text NOT NULL, at ${time} NOT NULL`, indexes: ['at, address'] },
    secret: { columns: 'id integer PRIMARY KEY, value text NOT NULL' },
    probe: { columns: `id integer PRIMARY KEY, at ${time} NOT NULL` },
  } satisfies Record<string, Table>
}

const draftTables = ({ types: { key, time, bytes } }: Dialect) => ({
  saved_draft: {
    columns: `
      token_hash ${key} PRIMARY KEY, version integer NOT NULL, iv ${bytes} NOT NULL, data ${bytes} NOT NULL,
      saved_at ${time} NOT NULL, expires_at ${time} NOT NULL`,
    indexes: ['expires_at'],
  },
})

/** The first version, which only SQLite has had: what comes before and after the columns that it lacks. A token is `time.id.signature`; only its id is kept. */
const FROM_FIRST = {
  before: [
    'DROP INDEX submission_due',
    'ALTER TABLE submission RENAME COLUMN flags TO marks',
    'ALTER TABLE submission RENAME COLUMN token TO token_id',
    `UPDATE submission SET token_id = CASE WHEN token_id LIKE '%.%.%' THEN substr(token_id, instr(token_id, '.') + 1, 36) ELSE '' END`,
    'ALTER TABLE submission DROP COLUMN last_error',
    'CREATE INDEX submission_by_time ON submission (received_at, id)',
  ],
  after: [
    `UPDATE submission SET is_marked = marks <> '[]'`,
    `INSERT INTO event (submission_id, at, kind) SELECT id, received_at, 'received' FROM submission`,
    `INSERT INTO event (submission_id, at, kind, attempt)
     SELECT id, delivered_at, 'delivered', attempts FROM submission WHERE delivered_at IS NOT NULL`,
    `INSERT INTO event (submission_id, at, kind, attempt, errors)
     SELECT id, next_attempt_at, 'refused', attempts, refusal FROM submission WHERE refusal IS NOT NULL`,
  ],
}

/** One more for each change of the tables; `requireKnown` says when it is the next full thousand. */
export const SCHEMA_VERSION = 7
const SPAN = 1_000

/**
 * Throws for a store that this code cannot work with. After a rollback the store is that of a later build, which may have added tables, indexes, and columns with a
 * default. A change that does more, or puts what a visitor sent where older code would not erase it, makes the next full thousand its version.
 */
export function requireKnown(version: number, own = SCHEMA_VERSION): void {
  const end = (Math.floor(own / SPAN) + 1) * SPAN
  if (version < end) return
  throw new Error(
    `The outbox has schema ${version}; this version of the site works with those below ${end}: please start the version that changed the outbox, or a newer one`,
  )
}

/** Processes that start at the same time take turns. Leaves the version of a later build, which would otherwise repeat its changes. */
export async function migrateOutbox({ dialect, transact }: Database): Promise<void> {
  await transact(async run => {
    await dialect.prepare(run)
    const version = await dialect.readVersion(run, 'schema')
    requireKnown(version)
    if (version < SCHEMA_VERSION) {
      const isFirst = (await dialect.columnsOf(run, 'submission')).includes('flags')
      if (isFirst) for (const text of FROM_FIRST.before) await run(text)
      await addMissing(run, dialect, outboxTables(dialect))
      if (isFirst) for (const text of FROM_FIRST.after) await run(text)
      await insertRows(run, `${dialect.prefix}secret`, ['id', 'value'], [[1, randomBytes(32).toString('hex')]])
      await dialect.writeVersion(run, 'schema', SCHEMA_VERSION)
    }
    if ((await dialect.readVersion(run, 'index')) === INDEX_VERSION) return
    await indexAgain(run, dialect)
    await dialect.writeVersion(run, 'index', INDEX_VERSION)
  })
}

export async function migrateDrafts({ dialect, transact }: Database): Promise<void> {
  await transact(async run => {
    await dialect.prepare(run)
    await addMissing(run, dialect, draftTables(dialect))
  })
}

/** What both engines have, so that either restores what the other has written. */
export function columnsOf(dialect: Dialect, table: OutboxTable): string[] {
  const columns = definitionsIn(outboxTables(dialect)[table].columns).map(nameOf)
  return table === 'event' ? columns.filter(name => name !== dialect.serial.order) : columns
}

function definitionsIn(columns: string): string[] {
  return columns.trim().split(/,\s+/)
}

function nameOf(definition: string): string {
  return definition.split(' ', 1).join()
}

async function addMissing(run: Query, dialect: Dialect, tables: Record<string, Table>): Promise<void> {
  for (const [name, { columns, primaryKey, indexes = [] }] of Object.entries(tables)) {
    const table = dialect.prefix + name
    const present = await dialect.columnsOf(run, name)
    const missing = definitionsIn(columns).filter(definition => !present.includes(nameOf(definition)))
    const key = primaryKey ? [`PRIMARY KEY (${primaryKey})`] : []
    if (present.length === 0) await run(`CREATE TABLE ${table} (${[...missing, ...key]}) ${dialect.tableOptions}`)
    else for (const definition of missing) await run(`ALTER TABLE ${table} ADD COLUMN ${definition}`)
    const added = missing.map(nameOf)
    for (const index of indexes) {
      const indexed = index.split(', ')
      if (!indexed.some(column => added.includes(column))) continue
      await run(`CREATE INDEX ${name}_by_${indexed.join('_')} ON ${table} (${index})`)
    }
  }
}

const INDEXED_AT_ONCE = 500

async function indexAgain(run: Query, { prefix, each, forUpdate }: Dialect): Promise<void> {
  const [submission, contact] = [`${prefix}submission`, `${prefix}contact`]
  for (let last: unknown = ''; ; ) {
    const { rows } = await run(
      `SELECT id, form, fields FROM ${submission}
       WHERE state <> 'erased' AND id > $1 ORDER BY id LIMIT ${INDEXED_AT_ONCE} ${forUpdate}`,
      [last],
    )
    // A damaged row keeps what it has.
    const typed = rows.flatMap(row => TYPED.safeParse(row).data ?? [])
    for (const { rows: texts, values } of inStatements(typed.map(({ id, fields }) => [id, searchText(fields)]))) {
      await run(
        `WITH fresh (id, search) AS (VALUES ${texts})
         UPDATE ${submission} SET search = fresh.search FROM fresh WHERE submission.id = fresh.id`,
        values,
      )
    }
    await run(`DELETE FROM ${contact} WHERE submission_id IN ${each('$1')}`, [typed.map(({ id }) => id)])
    const contacts = typed.flatMap(({ id, form, fields }) => contactKeys(form, fields).map(key => [id, key]))
    await insertRows(run, contact, ['submission_id', 'key'], contacts)
    if (rows.length < INDEXED_AT_ONCE) return
    last = rows.at(-1)?.id
  }
}
