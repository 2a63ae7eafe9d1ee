import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { closeFile, closeFolder } from '../outbox/sqlite/files.ts'
import { BUSY_TIMEOUT_MS } from '../outbox/sqlite/schema.ts'
import { type DraftStore, type NewDraft, toDraft } from './store.ts'

/** Not the outbox's: backups of requests hold no drafts, and emptying this write-ahead log delays no form. */
export const DRAFTS_FILE = 'drafts.sqlite'

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS saved_draft (
    token_hash TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    iv BLOB NOT NULL,
    data BLOB NOT NULL,
    saved_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS saved_draft_by_expiry ON saved_draft (expires_at);
`

/** Creates the folder. Throws when the disk fails. */
export function openSqliteDrafts(folder: string): DraftStore {
  const file = join(resolve(folder), DRAFTS_FILE)
  closeFolder(resolve(folder))
  closeFile(file)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec(SCHEMA)
  const sql = prepare(database)

  /** Earlier versions of a row stay in the write-ahead log until then; while another process reads, until its turn. */
  function forget(count: number): number {
    if (count > 0) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return count
  }

  return {
    add: async (draft, max) => sql.add.run({ ...toParameters(draft), max }).changes === 1,
    replace: async (draft, basedOn) => sql.replace.run({ ...toParameters(draft), basedOn }).changes === 1,
    find: async (hash, now) => toDraft(sql.find.get(hash, now)),
    erase: async hash => forget(Number(sql.erase.run(hash).changes)) > 0,
    eraseExpired: async now => forget(Number(sql.eraseExpired.run(now).changes)),
    close: async () => database.close(),
  }
}

function toParameters({ hash, iv, data, now, expiresAt }: NewDraft) {
  return { hash, iv, data, now, expiresAt }
}

function prepare(database: DatabaseSync) {
  return {
    add: database.prepare(`
      INSERT INTO saved_draft (token_hash, version, iv, data, saved_at, expires_at)
      SELECT :hash, 1, :iv, :data, :now, :expiresAt WHERE (SELECT count(*) FROM saved_draft) < :max
      ON CONFLICT (token_hash) DO NOTHING`),
    replace: database.prepare(`
      UPDATE saved_draft SET version = version + 1, iv = :iv, data = :data, saved_at = :now, expires_at = :expiresAt
      WHERE token_hash = :hash AND version = :basedOn AND expires_at > :now`),
    find: database.prepare('SELECT version, iv, data FROM saved_draft WHERE token_hash = ? AND expires_at > ?'),
    erase: database.prepare('DELETE FROM saved_draft WHERE token_hash = ?'),
    eraseExpired: database.prepare('DELETE FROM saved_draft WHERE expires_at <= ?'),
  }
}
