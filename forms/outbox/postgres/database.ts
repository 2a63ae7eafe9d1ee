import { setTimeout as delay } from 'node:timers/promises'
import { Pool, type PoolClient, types } from 'pg'
import type { Health } from '../health.ts'
import type { Row } from '../rows.ts'
import { isOutage, toOutboxError } from './errors.ts'

/** Per process. A visitor's form uses one at a time, for milliseconds. */
const MAX_CONNECTIONS = 8
/** A visitor is waiting: refusing a form is better than answering late. */
const CONNECT_TIMEOUT_MS = 2_500
const STATEMENT_TIMEOUT_MS = 3_000
const IDLE_TIMEOUT_MS = 30_000
export const LONG_STATEMENT_TIMEOUT_MS = 30_000

/** Values are bound as $1, $2, … */
export type Query = (text: string, values?: readonly unknown[]) => Promise<{ rows: Row[]; count: number }>

export type Database = {
  query: Query
  longQuery: Query
  /** Each statement sees what others have committed before it. */
  transact: <T>(work: (query: Query) => Promise<T>, timeoutMs?: number) => Promise<T>
  close: () => Promise<void>
}

type DatabaseOptions = {
  health: Health
  prepare: (transact: Database['transact']) => Promise<void>
}

/** Never throws: functions reject while the server cannot be reached. */
export function openDatabase(url: string, { health, prepare }: DatabaseOptions): Database {
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

  let ready: Promise<void> | undefined
  let failures = 0
  let isClosed = false

  function fail(error: unknown): void {
    failures++
    if (!isClosed) health.fails(error)
  }

  function whenReady(): Promise<void> {
    ready ??= prepare(begin).catch(error => {
      ready = undefined
      fail(error)
      throw error
    })
    return ready
  }

  async function connect(): Promise<PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      fail(error)
      throw toOutboxError(error)
    }
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
    const client = await connect()
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
  function begin<T>(work: (query: Query) => Promise<T>, timeoutMs = STATEMENT_TIMEOUT_MS): Promise<T> {
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
    async (text, values) => {
      await whenReady()
      return use(timeoutMs, query => query(text, values))
    }

  return {
    query: queryWithin(STATEMENT_TIMEOUT_MS),
    longQuery: queryWithin(LONG_STATEMENT_TIMEOUT_MS),
    transact: async (work, timeoutMs) => {
      await whenReady()
      return begin(work, timeoutMs)
    },
    close: async () => {
      isClosed = true
      // A server that hangs does not close its connections.
      await Promise.race([pool.end(), delay(CONNECT_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/** One decision of its kind at a time, in all processes, until the transaction ends. */
export async function lock(query: Query, schema: string, name: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema}.${name}`])
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
