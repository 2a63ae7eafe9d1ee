import { accessSync, constants, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { inBatches, PARTS, pickColumns, type StoredRow, type TableName, type Tables, toTables } from '../tables.ts'
import { requireKnown } from '../versions.ts'
import { closeFile, closeFolder } from './files.ts'
import { migrate, readVersion, SCHEMA_VERSION, transact } from './schema.ts'
import { ownName } from './users.ts'

/** Events of the same moment keep their order. */
const ORDER: Partial<Record<TableName, string>> = { event: 'ORDER BY rowid' }

/** Returns the number of submissions. VACUUM leaves out free pages, which might contain erased data. */
export function copyOutbox(database: DatabaseSync, file: string): number {
  return writeBackup(file, unfinished => void database.prepare('VACUUM INTO ?').run(unfinished))
}

export function writeTables(tables: Tables, file: string): number {
  return writeBackup(file, unfinished => {
    const database = new DatabaseSync(unfinished)
    try {
      migrate(database)
      addMissing(database, tables)
      // A database in WAL mode would leave its write-ahead log next to the file.
      database.exec('PRAGMA journal_mode = DELETE')
    } finally {
      database.close()
    }
  })
}

/** Reads backups of any version of the site whose store this one can work with. Throws an error that names a damaged file. */
export function readBackup(file: string): Tables {
  requireReadable(file)
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    copyFile(file, copy)
    const database = new DatabaseSync(copy)
    try {
      check(database)
      migrate(database)
      const secret = database.prepare('SELECT value FROM secret').get()?.value
      return toTables(secret, table => database.prepare(`SELECT * FROM ${table} ${ORDER[table] ?? ''}`).all())
    } finally {
      database.close()
    }
  } catch (error) {
    throw new Error(`${file} is not a usable backup of the outbox: ${error instanceof Error ? error.message : error}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Leaves what is there. An outbox without submissions also takes over the secret, so that open pages stay valid. Returns the number added. */
export function addMissing(database: DatabaseSync, tables: Tables): number {
  const isEmpty = database.prepare('SELECT 1 FROM submission LIMIT 1').get() === undefined
  if (isEmpty) database.prepare('UPDATE secret SET value = ?').run(tables.secret)
  let added = 0
  for (const batch of inBatches(tables)) added += transact(database, () => addBatch(database, batch))
  return added
}

function addBatch(database: DatabaseSync, batch: Tables): number {
  const findErased = database.prepare(
    `SELECT 1 FROM submission WHERE state = 'erased' AND form = ? AND received_at = ?`,
  )
  // An erased submission keeps only its form and its date.
  const wanted = batch.submission.filter(({ form = '', received_at = 0 }) => !findErased.get(form, received_at))
  const ids = new Set(wanted.filter(prepareInsert(database, 'submission', wanted)).map(({ id }) => id))
  for (const part of PARTS) {
    const rows = batch[part].filter(row => ids.has(row.submission_id ?? null))
    rows.forEach(prepareInsert(database, part, rows))
  }
  return ids.size
}

function prepareInsert(database: DatabaseSync, table: TableName, rows: StoredRow[]): (row: StoredRow) => boolean {
  const known = database.prepare(`SELECT * FROM ${table}`).columns()
  const columns = pickColumns(
    rows,
    known.map(({ name }) => name),
  )
  let insert: StatementSync | undefined
  return row => {
    insert ??= database.prepare(
      `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT DO NOTHING`,
    )
    return insert.run(...columns.map(name => row[name] ?? null)).changes > 0
  }
}

function writeBackup(file: string, write: (unfinished: string) => void): number {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name`)
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) closeFolder(folder)
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    closeFile(unfinished)
    write(unfinished)
    const count = countIn(unfinished)
    renameSync(unfinished, file)
    return count
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

function countIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    check(database)
    return Number(database.prepare('SELECT count(*) AS total FROM submission').get()?.total)
  } finally {
    database.close()
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

/** The source is only read, because its owner may be another user. */
function copyFile(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

function check(database: DatabaseSync): void {
  const [problem] = database.prepare('PRAGMA integrity_check').all()
  if (problem?.integrity_check !== 'ok') throw new Error(`damaged: ${problem?.integrity_check}`)
  const version = readVersion(database)
  if (version < 1) throw new Error(`its schema is ${version}, expected 1 or later`)
  requireKnown(version, SCHEMA_VERSION)
}
