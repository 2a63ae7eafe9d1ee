import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import { type Database, type Health, LONG_STATEMENT_TIMEOUT_MS, type Query, type Row } from './database.ts'
import { postgresIn } from './dialects.ts'

/** Per process. A visitor's form uses one at a time, for milliseconds. */
const MAX_CONNECTIONS = 8
/** A visitor is waiting: refusing a form is better than answering late. */
const CONNECT_TIMEOUT_MS = 2_500
const STATEMENT_TIMEOUT_MS = 3_000
const IDLE_TIMEOUT_MS = 30_000

/** Never throws. */
export function openPostgres(url: string, schema: string, health: Health): Database {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'minara',
    types: { getTypeParser },
  })
  // Without listeners, a lost connection ends the process. A query on it rejects anyway, and the pool replaces an idle one.
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))

  let failures = 0

  function fail(error: unknown): void {
    failures++
    health.fails(error)
  }

  function queryOf(client: PoolClient, timeoutMs: number): Query {
    return async (text, values = []) => {
      try {
        const config = { text, values: values.map(toStorable), query_timeout: timeoutMs }
        const { rows, rowCount } = await client.query<Row>(config)
        return { rows, count: rowCount ?? 0 }
      } catch (error) {
        if (isOutage(error)) fail(error)
        throw toOutboxError(error)
      }
    }
  }

  async function use<T>(timeoutMs: number, work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(error => {
      fail(error)
      throw toOutboxError(error)
    })
    try {
      const result = await work(queryOf(client, timeoutMs))
      client.release()
      return result
    } catch (error) {
      // Closing the connection rolls back, in whatever state it is.
      client.release(true)
      throw error
    }
  }

  /** Limits of the server itself, in case it does not notice that this machine disappears. */
  function transact<T>(work: (query: Query) => Promise<T>, timeoutMs = STATEMENT_TIMEOUT_MS): Promise<T> {
    const failuresBefore = failures
    return use(timeoutMs, async query => {
      const limits = [`statement_timeout = ${timeoutMs}`, `idle_in_transaction_session_timeout = ${timeoutMs}`]
      await query(
        `BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; ${limits.map(each => `SET LOCAL ${each}`).join('; ')}`,
      )
      const result = await work(query)
      await query('COMMIT')
      // If it began before another one failed, the server may be gone since.
      if (failures === failuresBefore) health.works()
      return result
    })
  }

  const queryWithin =
    (timeoutMs: number): Query =>
    (text, values) =>
      use(timeoutMs, query => query(text, values))

  return {
    dialect: postgresIn(schema),
    query: queryWithin(STATEMENT_TIMEOUT_MS),
    longQuery: queryWithin(LONG_STATEMENT_TIMEOUT_MS),
    transact,
    close: async () => {
      // A server that hangs does not close its connections.
      await Promise.race([pool.end(), delay(CONNECT_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/** Times and counts are bigint, which pg returns as text because larger ones would lose digits as numbers. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)
}

/** PostgreSQL's text holds any character but NUL. */
function toStorable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStorable)
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
}

/** The message names no value of a submission. */
class OutboxError extends Error {
  override readonly name = 'OutboxError'
}

/** The statement caused these (SQLSTATE): invalid values, a constraint or a deadlock. */
const OWN_FAULT = /^(22|23|40)/

/** Messages of these classes quote names of users, databases and tables at most. */
const QUOTABLE = /^(08|25|28|3D|3F|42|53|57|58)/

export function isOutage(error: unknown): boolean {
  return !(error instanceof DatabaseError && OWN_FAULT.test(error.code ?? ''))
}

export function toOutboxError(error: unknown): OutboxError {
  if (error instanceof DatabaseError) {
    const { code = '', message, table, column, constraint } = error
    const names = [table, column, constraint].filter(Boolean).join(', ')
    const reason = QUOTABLE.test(code) ? message : names || 'no name given'
    return new OutboxError(`PostgreSQL refused a statement of the outbox (${code}): ${reason}`)
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = error instanceof Error ? error.message : String(error)
  return new OutboxError(`PostgreSQL does not answer: ${[code, reason].filter(Boolean).join(', ')}`)
}
