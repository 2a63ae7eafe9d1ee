import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { DocumentChange, Effects, HistoryEntry, HistoryQuery, LakeDocument, Transaction } from '../types.ts'

/** Each upgrades the schema from the version of its position to the next. Never change a released one: add another. */
const MIGRATIONS = [
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
]

const BUSY_TIMEOUT_MS = 5_000

type Row = Record<string, SQLOutputValue>

/** The rows on disk. All SQL of the store is here, and the encoding of what is stored as JSON. */
export class Database {
  readonly #database: DatabaseSync
  readonly #sql: ReturnType<typeof prepare>

  /** Opens the file, creating or migrating it unless `readOnly`. Throws when a newer version of this program wrote it. */
  constructor(file: string, { readOnly = false } = {}) {
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly })
    try {
      if (!readOnly) {
        this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
        migrate(this.#database, file)
      }
      this.#sql = prepare(this.#database)
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  *documents(): Iterable<LakeDocument> {
    for (const row of this.#sql.documents.iterate()) yield JSON.parse(text(row, 'json'))
  }

  lastSequence(): number {
    const row = this.#sql.lastTransaction.get()
    return row ? integer(row, 'sequence') : 0
  }

  /** The documents that transactions after this one wrote, as they are now; `null` for a deleted one. */
  changedAfter(sequence: number): { id: string; document: LakeDocument | null }[] {
    return this.#sql.changedAfter.all(sequence).map(row => {
      const json = textOrNull(row, 'json')
      return { id: text(row, 'id'), document: json === null ? null : JSON.parse(json) }
    })
  }

  consistently(work: () => void): void {
    this.#within('BEGIN', work)
  }

  /** Everything is on disk when this returns, and nothing of it when it throws. */
  write({ id, timestamp, author, changes }: Transaction): void {
    this.#within('BEGIN IMMEDIATE', () => {
      const { lastInsertRowid: sequence } = this.#sql.insertTransaction.run(id, timestamp, author)
      for (const change of changes) this.#writeChange(sequence, change)
    })
  }

  #writeChange(sequence: number | bigint, { id, before, after, mutations, effects }: DocumentChange): void {
    if (after) this.#sql.putDocument.run(id, JSON.stringify(after))
    else this.#sql.deleteDocument.run(id)
    const [from, to] = [before?._rev ?? null, after?._rev ?? null]
    this.#sql.insertChange.run(sequence, id, from, to, JSON.stringify(mutations), JSON.stringify(effects))
  }

  hasTransaction(id: string): boolean {
    return this.#sql.sequence.get(id) !== undefined
  }

  lastTransaction(): { id: string; timestamp: string } | undefined {
    const row = this.#sql.lastTransaction.get()
    return row && { id: text(row, 'id'), timestamp: text(row, 'timestamp') }
  }

  history(query: HistoryQuery): HistoryEntry[] {
    const { documentIds, limit = -1, reverse = false, fromTime = '', toTime = '9999' } = query
    const statement = reverse ? this.#sql.historyBackward : this.#sql.historyForward
    const rows = statement.all(
      JSON.stringify(documentIds),
      this.#sequenceOr(query.fromTransaction, 0),
      this.#sequenceOr(query.toTransaction, Number.MAX_SAFE_INTEGER),
      fromTime,
      toTime,
      limit,
    )
    return rows.map(row => this.#historyEntry(row))
  }

  /** An unknown transaction counts as pruned, that is, older than all that are left. */
  #sequenceOr(transactionId: string | undefined, fallback: number): number {
    if (!transactionId) return fallback
    const row = this.#sql.sequence.get(transactionId)
    return row ? integer(row, 'sequence') : 0
  }

  #historyEntry(row: Row): HistoryEntry {
    const changes = this.#sql.changes.all(integer(row, 'sequence'))
    const byDocument = <T>(read: (change: Row) => T) =>
      Object.fromEntries(changes.map(change => [text(change, 'document_id'), read(change)]))
    return {
      id: text(row, 'id'),
      timestamp: text(row, 'timestamp'),
      author: text(row, 'author'),
      documentIDs: changes.map(change => text(change, 'document_id')),
      mutations: changes.flatMap(change => JSON.parse(text(change, 'mutations'))),
      effects: byDocument((change): Effects => JSON.parse(text(change, 'effects'))),
      revisions: byDocument(change => [textOrNull(change, 'revision_before'), textOrNull(change, 'revision_after')]),
    }
  }

  prune(keep: number, batch: number): void {
    this.#within('BEGIN IMMEDIATE', () => {
      if (this.#sql.pruneChanges.run(keep, batch).changes > 0) this.#sql.pruneTransactions.run()
    })
  }

  getValue(key: string): unknown {
    const row = this.#sql.getValue.get(key)
    return row && JSON.parse(text(row, 'value'))
  }

  setValue(key: string, value: unknown): void {
    this.#sql.setValue.run(key, JSON.stringify(value ?? null))
  }

  integrityProblems(): string[] {
    const checks = this.#sql.integrityCheck.all().map(row => text(row, 'integrity_check'))
    const orphans = this.#sql.foreignKeyCheck.all().map(row => `row ${row.rowid} of ${row.table} refers to nothing`)
    return [...checks.filter(result => result !== 'ok'), ...orphans]
  }

  close(): void {
    this.#database.close()
  }

  #within(begin: string, work: () => void): void {
    this.#database.exec(begin)
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

function migrate(database: DatabaseSync, file: string): void {
  const row = database.prepare('PRAGMA user_version').get()
  const version = row ? integer(row, 'user_version') : 0
  if (version > MIGRATIONS.length) throw new Error(`${file} was written by a newer version of this program`)
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index >= version) database.exec(`BEGIN; ${migration}; PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}

function prepare(database: DatabaseSync) {
  const history = (direction: 'ASC' | 'DESC') =>
    database.prepare(
      `SELECT sequence, id, timestamp, author FROM transactions
       WHERE sequence IN (SELECT sequence FROM changes WHERE document_id IN (SELECT value FROM json_each(?)))
         AND sequence >= ? AND sequence <= ? AND timestamp >= ? AND timestamp <= ?
       ORDER BY sequence ${direction} LIMIT ?`,
    )
  return {
    documents: database.prepare('SELECT json FROM documents ORDER BY id'),
    putDocument: database.prepare(
      'INSERT INTO documents (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
    ),
    deleteDocument: database.prepare('DELETE FROM documents WHERE id = ?'),
    insertTransaction: database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)'),
    insertChange: database.prepare(
      `INSERT INTO changes (sequence, document_id, revision_before, revision_after, mutations, effects)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    sequence: database.prepare('SELECT sequence FROM transactions WHERE id = ?'),
    lastTransaction: database.prepare(
      'SELECT sequence, id, timestamp FROM transactions ORDER BY sequence DESC LIMIT 1',
    ),
    changedAfter: database.prepare(
      `SELECT DISTINCT document_id AS id, json FROM changes LEFT JOIN documents ON documents.id = document_id
       WHERE sequence > ?`,
    ),
    historyForward: history('ASC'),
    historyBackward: history('DESC'),
    changes: database.prepare(
      `SELECT document_id, revision_before, revision_after, mutations, effects FROM changes
       WHERE sequence = ? ORDER BY rowid`,
    ),
    pruneChanges: database.prepare(
      `DELETE FROM changes WHERE rowid IN (
         SELECT rowid FROM (
           SELECT rowid, sequence, row_number() OVER (PARTITION BY document_id ORDER BY sequence DESC) AS age FROM changes
         ) WHERE age > ? ORDER BY sequence LIMIT ?)`,
    ),
    pruneTransactions: database.prepare(
      'DELETE FROM transactions WHERE NOT EXISTS (SELECT 1 FROM changes WHERE changes.sequence = transactions.sequence)',
    ),
    getValue: database.prepare('SELECT value FROM key_values WHERE key = ?'),
    setValue: database.prepare(
      'INSERT INTO key_values (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    ),
    integrityCheck: database.prepare('PRAGMA integrity_check'),
    foreignKeyCheck: database.prepare('PRAGMA foreign_key_check'),
  }
}

function text(row: Row, column: string): string {
  const value = textOrNull(row, column)
  if (value === null) throw new TypeError(`The column ${column} is empty`)
  return value
}

function textOrNull(row: Row, column: string): string | null {
  const value = row[column]
  if (value === null || typeof value === 'string') return value
  throw new TypeError(`The column ${column} does not hold text`)
}

function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new TypeError(`The column ${column} does not hold a number`)
  return value
}
