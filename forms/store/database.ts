import { log } from '../../lib/process/log.ts'

export type Row = Record<string, unknown>

/** Values are bound as $1, $2, …; `each` of the dialect reads a list. `count` is that of rows read or changed. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<{ rows: Row[]; count: number }>

export type Versioned = 'schema' | 'index'

/** What one engine says or does in another way than the other. */
export type Dialect = {
  engine: 'sqlite' | 'postgres'
  prefix: string
  /** Texts of keys compare by their bytes. */
  types: Record<'key' | 'time' | 'bytes', string>
  tableOptions: string
  /** Numbers rows in the order in which they were added: a column for it, and its name. */
  serial: { column: string; order: string }
  /** Rows with an `item` for each member of a list. */
  each: (parameter: string) => string
  contains: (text: string, parameter: string) => string
  randomId: string
  /** Skips rows of `waiting` that another process decides about. */
  skipLocked: string
  forUpdate: string
  /** One decision of its kind at a time, in all processes, until the transaction ends. */
  lock: (run: Query, name: string) => Promise<void>
  /** Makes room for tables, within a transaction of its own kind. */
  prepare: (run: Query) => Promise<void>
  /** Empty for a table that does not exist. */
  columnsOf: (run: Query, table: string) => Promise<string[]>
  /** The stored version of the tables or of the index of contacts; 0 if none is stored. */
  readVersion: (run: Query, of: Versioned) => Promise<number>
  writeVersion: (run: Query, of: Versioned, version: number) => Promise<void>
  /** Empties pages that deleted rows have left. */
  vacuum: (run: Query) => Promise<void>
  /** False while another process reads what was deleted. */
  emptyLog: (run: Query) => Promise<boolean>
}

/** Functions reject while the store cannot be used. */
export type Database = {
  dialect: Dialect
  query: Query
  /** For what may take longer than a visitor would wait. */
  longQuery: Query
  /** `work` uses the query that it gets, and no other one. Each statement sees what others have committed before it. */
  transact: <T>(work: (run: Query) => Promise<T>, timeoutMs?: number) => Promise<T>
  close: () => Promise<void>
}

export type Health = ReturnType<typeof createHealth>

/** The log has one line per change, however many requests notice. */
export function createHealth() {
  let isBroken = false
  return {
    works: () => {
      if (isBroken) log.info('outbox.mended', { message: 'The outbox takes submissions again' })
      isBroken = false
    },
    fails: (error: unknown) => {
      if (!isBroken)
        log.error('outbox.broken', { message: 'The outbox does not work, so no form can be accepted' }, error)
      isBroken = true
    },
  }
}

export const LONG_STATEMENT_TIMEOUT_MS = 30_000

/** So many rows have fewer values than either engine takes in a statement. */
const ROWS_AT_ONCE = 500

/** `rows` are values of a statement, in parentheses. */
export function* inStatements(rows: unknown[][]): Generator<{ rows: string; values: unknown[] }> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = rows.slice(start, start + ROWS_AT_ONCE)
    const values: unknown[] = []
    const texts = batch.map(row => `(${row.map(value => `$${values.push(value)}`).join(', ')})`)
    yield { rows: texts.join(', '), values }
  }
}

/** Leaves rows that exist. Returns the first column of the added ones. */
export async function insertRows(run: Query, table: string, columns: string[], rows: unknown[][]): Promise<unknown[]> {
  const added = []
  for (const { rows: texts, values } of inStatements(rows)) {
    const insert = `INSERT INTO ${table} (${columns}) VALUES ${texts} ON CONFLICT DO NOTHING RETURNING ${columns[0]} AS first`
    added.push(...(await run(insert, values)).rows.map(({ first }) => first))
  }
  return added
}
