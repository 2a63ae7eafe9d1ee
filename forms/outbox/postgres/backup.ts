import type { Row } from '../rows.ts'
import { inBatches, PARTS, pickColumns, type StoredRow, type TableName, type Tables, toTables } from '../tables.ts'
import { type Database, LONG_STATEMENT_TIMEOUT_MS, type Query } from './database.ts'

const ORDER: Record<TableName, string> = {
  submission: 'received_at, id',
  contact: 'submission_id, key',
  event: 'id',
  notification: 'created_at, id',
}

export async function readTables({ transact }: Database, schema: string): Promise<Tables> {
  const { secret, rows } = await transact(async query => {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    const readAll = async (table: TableName) =>
      (await query(`SELECT * FROM ${schema}.${table} ORDER BY ${ORDER[table]}`)).rows
    const event = await readAll('event')
    const read: Record<TableName, Row[]> = {
      submission: await readAll('submission'),
      contact: await readAll('contact'),
      event: event.map(({ id: _number, ...row }) => row),
      notification: await readAll('notification'),
    }
    return { secret: (await query(`SELECT value FROM ${schema}.secret`)).rows[0]?.value, rows: read }
  }, LONG_STATEMENT_TIMEOUT_MS)
  return toTables(secret, table => rows[table])
}

export async function addMissing({ transact }: Database, schema: string, tables: Tables): Promise<number> {
  await transact(async query => {
    const where = `NOT EXISTS (SELECT FROM ${schema}.submission)`
    await query(`UPDATE ${schema}.secret SET value = $1 WHERE ${where}`, [tables.secret])
  })
  let added = 0
  for (const batch of inBatches(tables))
    added += await transact(query => addBatch(query, schema, batch), LONG_STATEMENT_TIMEOUT_MS)
  return added
}

async function addBatch(query: Query, schema: string, batch: Tables): Promise<number> {
  const ids = new Set(await insert(query, schema, 'submission', batch.submission))
  for (const part of PARTS) {
    const rows = batch[part].filter(row => ids.has(row.submission_id ?? null))
    await insert(query, schema, part, rows)
  }
  return ids.size
}

async function insert(query: Query, schema: string, table: TableName, rows: StoredRow[]): Promise<unknown[]> {
  if (rows.length === 0) return []
  const target = `${schema}.${table}`
  const known = await query(`SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0`, [
    target,
  ])
  const columns = pickColumns(
    rows,
    known.rows.map(({ name }) => String(name)),
  ).join(', ')
  const id = table === 'contact' ? 'submission_id' : 'id'
  // An erased submission keeps only its form and its date.
  const erased = `SELECT FROM ${schema}.submission AS own WHERE own.state = 'erased' AND (own.form, own.received_at) = (copied.form, copied.received_at)`
  const inserted = await query(
    `INSERT INTO ${target} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${target}, $1) AS copied
     ${table === 'submission' ? `WHERE NOT EXISTS (${erased})` : ''}
     ON CONFLICT DO NOTHING RETURNING ${id} AS id`,
    [JSON.stringify(rows, withoutNul)],
  )
  return inserted.rows.map(row => row.id)
}

/** PostgreSQL's text holds any character but NUL. */
function withoutNul(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
}
