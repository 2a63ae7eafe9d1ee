import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { INDEX_VERSION } from '../contact.ts'
import { toIndex } from '../new-rows.ts'
import { requireKnown } from '../versions.ts'

export const BUSY_TIMEOUT_MS = 5_000

export type SqliteRow = Record<string, SQLOutputValue>

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
`

const FIRST = `
  CREATE TABLE IF NOT EXISTS submission (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    channel TEXT NOT NULL,
    fields TEXT NOT NULL,
    token TEXT NOT NULL,
    flags TEXT NOT NULL,
    state TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    delivered_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    last_error TEXT,
    refusal TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submission_due ON submission (state, channel, next_attempt_at);
  CREATE INDEX IF NOT EXISTS submission_by_token ON submission (token);
  CREATE TABLE IF NOT EXISTS attempt (
    channel TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS attempt_by_channel ON attempt (channel, at);
  CREATE TABLE IF NOT EXISTS secret (
    id INTEGER PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  INSERT INTO secret (id, value) VALUES (1, lower(hex(randomblob(32)))) ON CONFLICT (id) DO NOTHING;
  CREATE TABLE IF NOT EXISTS probe (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
`

/** A token is `time.id.signature`; only its id is kept. */
const SECOND = `
  DROP INDEX submission_by_token;
  DROP INDEX submission_due;
  ALTER TABLE submission RENAME COLUMN flags TO marks;
  ALTER TABLE submission RENAME COLUMN token TO token_id;
  UPDATE submission SET token_id = CASE WHEN token_id LIKE '%.%.%' THEN substr(token_id, instr(token_id, '.') + 1, 36) ELSE '' END;
  ALTER TABLE submission DROP COLUMN last_error;
  ALTER TABLE submission ADD COLUMN is_marked INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE submission ADD COLUMN search TEXT NOT NULL DEFAULT '';
  ALTER TABLE submission ADD COLUMN note TEXT NOT NULL DEFAULT '';
  ALTER TABLE submission ADD COLUMN decided_at INTEGER;
  UPDATE submission SET is_marked = marks <> '[]';
  CREATE INDEX submission_due ON submission (state, channel, is_marked, next_attempt_at);
  CREATE INDEX submission_by_token ON submission (token_id);
  CREATE INDEX submission_by_time ON submission (received_at, id);
  ALTER TABLE attempt ADD COLUMN is_marked INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE contact (
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    PRIMARY KEY (key, submission_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX contact_by_submission ON contact (submission_id);

  CREATE TABLE event (
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    trouble TEXT,
    errors TEXT NOT NULL DEFAULT '[]',
    attempt INTEGER,
    actor TEXT
  ) STRICT;
  CREATE INDEX event_by_submission ON event (submission_id, at);
  CREATE INDEX event_by_kind ON event (kind, at);

  CREATE TABLE notification (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    via TEXT NOT NULL,
    submission_id TEXT REFERENCES submission (id) ON DELETE CASCADE,
    is_marked INTEGER NOT NULL,
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    next_attempt_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    settled_at INTEGER,
    last_error TEXT
  ) STRICT;
  CREATE INDEX notification_due ON notification (state, via, is_marked, next_attempt_at);
  CREATE INDEX notification_by_submission ON notification (submission_id);
`

const THIRD = `
  ALTER TABLE submission ADD COLUMN sender TEXT NOT NULL DEFAULT '';
  ALTER TABLE notification ADD COLUMN sender TEXT NOT NULL DEFAULT '';
  ALTER TABLE attempt ADD COLUMN sender TEXT NOT NULL DEFAULT '';
`

const SIXTH = `
  ALTER TABLE submission ADD COLUMN reference TEXT NOT NULL DEFAULT '';
  CREATE INDEX submission_by_reference ON submission (reference);
  CREATE TABLE mail (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX mail_by_time ON mail (at, address);
`

/** Each with the version that it makes; forms/outbox/versions.ts says which comes next. Versions 4, 5 and 7 only indexed rows again. */
const STEPS: [version: number, run: (database: DatabaseSync) => void][] = [
  [1, database => database.exec(FIRST)],
  [
    2,
    database => {
      database.exec(SECOND)
      fillIn(database)
    },
  ],
  [3, database => database.exec(THIRD)],
  [6, database => database.exec(SIXTH)],
  [7, () => {}],
]

export const SCHEMA_VERSION = Math.max(...STEPS.map(([version]) => version))

export const PROBE = 'INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at'

/** Leaves the version of a later build, which would otherwise repeat its steps. */
export function migrate(database: DatabaseSync): void {
  database.exec(SETTINGS)
  if (readVersion(database) === SCHEMA_VERSION && readIndexVersion(database) === INDEX_VERSION) return
  transact(database, () => {
    const version = readVersion(database)
    requireKnown(version, SCHEMA_VERSION)
    for (const [made, run] of STEPS) if (made > version) run(database)
    if (version < SCHEMA_VERSION) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
    if (readIndexVersion(database) === INDEX_VERSION) return
    indexAgain(database)
    database.exec(`PRAGMA application_id = ${INDEX_VERSION}`)
  })
}

export function readVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

function readIndexVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA application_id').get()?.application_id)
}

function fillIn(database: DatabaseSync): void {
  const addEvent = database.prepare(
    'INSERT INTO event (submission_id, at, kind, attempt, errors) VALUES (?, ?, ?, ?, ?)',
  )
  for (const row of database.prepare('SELECT * FROM submission').all()) {
    const id = String(row.id)
    addEvent.run(id, Number(row.received_at), 'received', null, '[]')
    const attempts = Number(row.attempts)
    if (row.delivered_at !== null) addEvent.run(id, Number(row.delivered_at), 'delivered', attempts, '[]')
    if (row.refusal !== null) addEvent.run(id, Number(row.next_attempt_at), 'refused', attempts, String(row.refusal))
  }
}

function indexAgain(database: DatabaseSync): void {
  const setSearch = database.prepare('UPDATE submission SET search = ? WHERE id = ?')
  const forgetContacts = database.prepare('DELETE FROM contact WHERE submission_id = ?')
  const addContact = database.prepare('INSERT INTO contact (submission_id, key) VALUES (?, ?)')
  for (const row of database.prepare(`SELECT id, form, fields FROM submission WHERE state <> 'erased'`).all()) {
    const index = toIndex(row)
    if (!index) continue
    setSearch.run(index.search, index.id)
    forgetContacts.run(index.id)
    for (const key of index.keys) addContact.run(index.id, key)
  }
}

export function transact<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    try {
      database.exec('ROLLBACK')
    } catch {
      // SQLite has rolled back by itself, as on a full disk. The first error says why.
    }
    throw error
  }
}
