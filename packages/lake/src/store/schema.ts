import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { keysOf } from './keyed-index.ts'

/** Each upgrades the schema from the version of its position to the next. Never change a released one: add another. */
const MIGRATIONS: (string | ((database: DatabaseSync) => void))[] = [
  `CREATE TABLE documents (
     id TEXT PRIMARY KEY,
     json TEXT NOT NULL
   ) STRICT;
   CREATE TABLE transactions (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     timestamp TEXT NOT NULL,
     author TEXT NOT NULL
   ) STRICT;
   CREATE TABLE changes (
     sequence INTEGER NOT NULL REFERENCES transactions ON DELETE CASCADE,
     document_id TEXT NOT NULL,
     revision_before TEXT,
     revision_after TEXT,
     mutations TEXT NOT NULL,
     effects TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX changes_by_document ON changes (document_id, sequence);
   CREATE INDEX changes_by_transaction ON changes (sequence);
   CREATE TABLE key_values (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT;`,
  database => {
    database.exec(
      `CREATE TABLE document_keys (
         key TEXT NOT NULL,
         document_id TEXT NOT NULL,
         PRIMARY KEY (key, document_id)
       ) STRICT, WITHOUT ROWID;
       CREATE INDEX document_keys_by_document ON document_keys (document_id)`,
    )
    const insertKey = database.prepare(INSERT_KEY)
    for (const row of database.prepare('SELECT id, json FROM documents').iterate())
      for (const key of keysOf(JSON.parse(text(row, 'json')))) insertKey.run(key, text(row, 'id'))
  },
]
export const INSERT_KEY = 'INSERT INTO document_keys (key, document_id) VALUES (?, ?)'

export function migrate(database: DatabaseSync, file: string): void {
  const row = database.prepare('PRAGMA user_version').get()
  const version = row ? integer(row, 'user_version') : 0
  if (version > MIGRATIONS.length) throw new Error(`${file} was written by a newer version of this program`)
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue
    database.exec('BEGIN')
    if (typeof migration === 'string') database.exec(migration)
    else migration(database)
    database.exec(`PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}

export type Row = Record<string, SQLOutputValue>

export function text(row: Row, column: string): string {
  const value = textOrNull(row, column)
  if (value === null) throw new TypeError(`The column ${column} is empty`)
  return value
}

export function textOrNull(row: Row, column: string): string | null {
  const value = row[column]
  if (value === null || typeof value === 'string') return value
  throw new TypeError(`The column ${column} does not hold text`)
}

export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new TypeError(`The column ${column} does not hold a number`)
  return value
}
