import { accessSync, constants, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, insertRows, LONG_STATEMENT_TIMEOUT_MS, type Query, type Row } from '../store/database.ts'
import { closeFile, closeFolder, ownName } from '../store/files.ts'
import { columnsOf, migrateOutbox, type OutboxTable, requireKnown } from '../store/schema.ts'
import { openSqlite } from '../store/sqlite.ts'
import { storeStatements } from '../store/statements.ts'

/** Rows of both engines have the same columns, so that either can restore what the other has written. */
type Tables = { secret: unknown } & Record<'submission' | (typeof PARTS)[number], Row[]>

const PARTS = ['contact', 'event', 'notification'] as const
/** Visitors' forms wait for at most one such transaction. */
const BATCH_SIZE = 500

export async function backUp(database: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name`)
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) closeFolder(folder)
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    closeFile(unfinished)
    // VACUUM leaves out free pages, which might contain erased data.
    if (database.dialect.engine === 'sqlite') await database.query('VACUUM INTO $1', [unfinished])
    else await writeTables(await readTables(database), unfinished)
    const count = readOnly(unfinished, copy => {
      requireUsable(copy)
      return Number(copy.prepare('SELECT count(*) AS total FROM submission').get()?.total)
    })
    renameSync(unfinished, file)
    return count
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Reads backups of any version of the site whose store this one can work with. Throws an error that names a damaged file. */
export async function readBackup(file: string): Promise<Tables> {
  requireReadable(file)
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    // Only read, because its owner may be another user.
    readOnly(file, source => source.prepare('VACUUM INTO ?').run(copy))
    readOnly(copy, requireUsable)
    const database = openSqlite(copy)
    try {
      await migrateOutbox(database)
      return await readTables(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    throw new Error(`${file} is not a usable backup of the outbox: ${error instanceof Error ? error.message : error}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Leaves what is there. An outbox without submissions also takes over the secret, so that open pages stay valid. Returns the number added. */
export async function addMissing({ dialect, transact }: Database, tables: Tables): Promise<number> {
  const sql = storeStatements(dialect)
  await transact(async run => void (await run(sql.replaceSecret, [tables.secret])))
  const parts = PARTS.map(part => [part, Map.groupBy(tables[part], row => row.submission_id)] as const)

  async function add(run: Query, table: OutboxTable, rows: Row[]): Promise<unknown[]> {
    const columns = columnsOf(dialect, table)
    const values = rows.map(row => columns.map(name => row[name]))
    return insertRows(run, dialect.prefix + table, columns, values)
  }

  /** Sorted by time. An erased submission keeps only its form and its date. */
  async function addBatch(run: Query, batch: Row[]): Promise<number> {
    await dialect.lock(run, 'erasure')
    const period = [batch[0]?.received_at, batch.at(-1)?.received_at]
    const erased = new Set((await run(sql.erased, period)).rows.map(traceOf))
    const wanted = batch.filter(row => !erased.has(traceOf(row)))
    const ids = await add(run, 'submission', wanted)
    for (const [part, rowsOf] of parts) {
      const rows = ids.flatMap(id => rowsOf.get(id) ?? [])
      await add(run, part, rows)
    }
    return ids.length
  }

  let added = 0
  for (let start = 0; start < tables.submission.length; start += BATCH_SIZE) {
    const batch = tables.submission.slice(start, start + BATCH_SIZE)
    added += await transact(run => addBatch(run, batch), LONG_STATEMENT_TIMEOUT_MS)
  }
  return added
}

function traceOf({ form, received_at }: Row): string {
  return `${form} ${received_at}`
}

async function readTables({ dialect, transact }: Database): Promise<Tables> {
  return transact(async run => {
    if (dialect.engine === 'postgres') await run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    const readAll = async (table: OutboxTable, order: string) =>
      (await run(`SELECT ${columnsOf(dialect, table)} FROM ${dialect.prefix + table} ORDER BY ${order}`)).rows
    return {
      secret: (await run(storeStatements(dialect).readSecret)).rows[0]?.value,
      submission: await readAll('submission', 'received_at, id'),
      contact: await readAll('contact', 'submission_id, key'),
      event: await readAll('event', dialect.serial.order),
      // Nobody needs a digest of the past.
      notification: (await readAll('notification', 'created_at, id')).filter(row => row.submission_id !== null),
    }
  }, LONG_STATEMENT_TIMEOUT_MS)
}

async function writeTables(tables: Tables, file: string): Promise<void> {
  const database = openSqlite(file)
  try {
    await migrateOutbox(database)
    await addMissing(database, tables)
    // A database in WAL mode would leave its write-ahead log next to the file.
    await database.query('PRAGMA journal_mode = DELETE')
  } finally {
    await database.close()
  }
}

function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EACCES'
    throw new Error(isThere ? `${file} may not be read by ${ownName()}` : `There is no file ${file}`)
  }
}

function readOnly<T>(file: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return use(database)
  } finally {
    database.close()
  }
}

function requireUsable(database: DatabaseSync): void {
  const [problem] = database.prepare('PRAGMA integrity_check').all()
  if (problem?.integrity_check !== 'ok') throw new Error(`damaged: ${problem?.integrity_check}`)
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version < 1) throw new Error(`its schema is ${version}, expected 1 or later`)
  requireKnown(version)
}
