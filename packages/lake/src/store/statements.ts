import type { DatabaseSync } from 'node:sqlite'
import { INSERT_KEY } from './schema.ts'

/** Every question that the store asks of its database, and everything that it writes. */
export function prepare(database: DatabaseSync) {
  const history = (direction: 'ASC' | 'DESC') =>
    database.prepare(
      `SELECT sequence, id, timestamp, author FROM transactions
       WHERE sequence IN (SELECT sequence FROM changes WHERE document_id IN (SELECT value FROM json_each(?)))
         AND sequence >= ? AND sequence <= ? AND timestamp >= ? AND timestamp <= ?
       ORDER BY sequence ${direction} LIMIT ?`,
    )
  return {
    documents: database.prepare('SELECT json FROM documents ORDER BY id'),
    document: database.prepare('SELECT json FROM documents WHERE id = ?'),
    countDocuments: database.prepare('SELECT count(*) AS count FROM documents'),
    unpublishedIds: database.prepare(
      "SELECT id FROM documents WHERE id >= 'drafts.' AND id < 'drafts/' OR id >= 'versions.' AND id < 'versions/' ORDER BY id",
    ),
    idsWithKey: database.prepare('SELECT document_id FROM document_keys WHERE key = ? ORDER BY document_id'),
    keys: database.prepare('SELECT key, document_id FROM document_keys ORDER BY key'),
    insertKey: database.prepare(INSERT_KEY),
    deleteKey: database.prepare('DELETE FROM document_keys WHERE key = ? AND document_id = ?'),
    deleteKeys: database.prepare('DELETE FROM document_keys WHERE document_id = ?'),
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
    // Without INDEXED BY, SQLite reads the whole history in the order of DISTINCT.
    changedAfter: database.prepare(
      `SELECT id, json FROM (
         SELECT DISTINCT document_id AS id FROM changes INDEXED BY changes_by_transaction WHERE sequence > ?
       ) LEFT JOIN documents USING (id)`,
    ),
    idsInHistory: database.prepare(
      'SELECT DISTINCT document_id AS id FROM changes WHERE document_id >= ? AND document_id < ? ORDER BY document_id',
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
    forget: database.prepare(
      `DELETE FROM changes
       WHERE document_id = $id
         OR (document_id = 'drafts.' || $id
             OR document_id LIKE 'versions.%' AND substr(document_id, instr(substr(document_id, 10), '.') + 10) = $id)
           AND document_id NOT IN (SELECT id FROM documents)
       RETURNING document_id`,
    ),
    truncateLog: database.prepare('PRAGMA wal_checkpoint(TRUNCATE)'),
    getValue: database.prepare('SELECT value FROM key_values WHERE key = ?'),
    setValue: database.prepare(
      'INSERT INTO key_values (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    ),
    integrityCheck: database.prepare('PRAGMA integrity_check'),
    foreignKeyCheck: database.prepare('PRAGMA foreign_key_check'),
  }
}
