import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FieldValue = string | number | boolean | null

export type Submission = {
  id: number
  formKey: string
  receivedAt: string
  fields: Record<string, FieldValue>
}

type Submissions = {
  /** On disk when it returns. Delivery is at least once: a key that the same form has already sent stores nothing. */
  keep: (submission: Omit<Submission, 'id'>, idempotencyKey?: string) => void
  list: (limit: number, before?: number) => Submission[]
  count: () => number
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS submission (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    formKey TEXT NOT NULL,
    receivedAt TEXT NOT NULL,
    fields TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS idempotency_key (
    key TEXT NOT NULL,
    formKey TEXT NOT NULL,
    PRIMARY KEY (key, formKey)
  ) STRICT;
`

export function openSubmissions(folder: string): Submissions {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'submissions.sqlite'))
  database.exec(SCHEMA)
  const insert = database.prepare('INSERT INTO submission (formKey, receivedAt, fields) VALUES (?, ?, ?)')
  const newest = database.prepare('SELECT * FROM submission WHERE id < ? ORDER BY id DESC LIMIT ?')
  const total = database.prepare('SELECT count(*) AS total FROM submission')
  const remember = database.prepare('INSERT INTO idempotency_key (key, formKey) VALUES (?, ?) ON CONFLICT DO NOTHING')
  return {
    keep: ({ formKey, receivedAt, fields }, idempotencyKey) => {
      database.exec('BEGIN IMMEDIATE')
      try {
        const isNew = idempotencyKey === undefined || remember.run(idempotencyKey, formKey).changes === 1
        if (isNew) insert.run(formKey, receivedAt, JSON.stringify(fields))
        database.exec('COMMIT')
      } catch (error) {
        // A full disk has rolled back already.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    list: (limit, before = Number.MAX_SAFE_INTEGER) => newest.all(before, limit).map(toSubmission),
    count: () => Number(total.get()?.total),
  }
}

function toSubmission(row: Record<string, unknown>): Submission {
  return {
    id: Number(row.id),
    formKey: String(row.formKey),
    receivedAt: String(row.receivedAt),
    fields: JSON.parse(String(row.fields)),
  }
}
