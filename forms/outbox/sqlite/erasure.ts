import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { MAX_ERASE_ROWS } from '../../../lib/requests/requests.ts'
import { keysIn } from '../contact.ts'
import type { Erasure } from '../outbox.ts'
import { toEntry, toErasePreview, toRequestRow } from '../rows.ts'
import { transact } from './schema.ts'

const NO_LIMIT = -1

/** Keeps only form and date. Removes the rest from tables, free pages and the write-ahead log. */
export function openErasure(database: DatabaseSync): Erasure {
  const sql = prepare(database)

  function eraseAll(ids: string[]): number {
    if (ids.length === 0) return 0
    transact(database, () => {
      for (const id of ids) {
        for (const forget of [sql.forgetContacts, sql.forgetEvents, sql.forgetNotifications, sql.forgetMails])
          forget.run(id)
        // Ids of forms that were sent without JavaScript are hashes of their values.
        sql.erase.run(randomUUID(), id)
      }
    })
    wipe(database)
    return ids.length
  }

  const sameContact = (id: string) => sql.sameContact.all(id, id).map(row => String(row.id))
  const byContact = (typed: string) => sql.byContact.all(JSON.stringify(keysIn(typed))).map(row => String(row.id))
  const newestOf = (ids: string[], limit: number) => sql.newest.all(JSON.stringify(ids), limit)

  return {
    previewErasure: async id => {
      const own = sql.find.get(id)
      if (!own) return null
      const ids = sameContact(id)
      return toErasePreview(own, newestOf(ids, MAX_ERASE_ROWS), ids.length)
    },
    erasePerson: async id => eraseAll(sameContact(id)),
    findContact: async typed => newestOf(byContact(typed), NO_LIMIT).map(row => toRequestRow(toEntry(row))),
    eraseContact: async typed => eraseAll(byContact(typed)),
    eraseOld: async (before, spamBefore) => eraseAll(sql.old.all(before, spamBefore).map(row => String(row.id))),
  }
}

function wipe(database: DatabaseSync): void {
  database.exec('VACUUM')
  const outcome = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  if (outcome?.busy !== 0)
    throw new Error('The write-ahead log of the outbox could not be truncated: another process is reading it')
}

function prepare(database: DatabaseSync) {
  return {
    find: database.prepare(`SELECT * FROM submission WHERE id = ? AND state <> 'erased'`),
    newest: database.prepare(`
      SELECT * FROM submission WHERE id IN (SELECT value FROM json_each(?)) AND state <> 'erased'
      ORDER BY received_at DESC, id LIMIT ?`),
    sameContact: database.prepare(`
      SELECT id FROM submission WHERE id = ? AND state <> 'erased'
      UNION SELECT other.submission_id FROM contact AS own JOIN contact AS other ON other.key = own.key WHERE own.submission_id = ?`),
    byContact: database.prepare(
      'SELECT DISTINCT submission_id AS id FROM contact WHERE key IN (SELECT value FROM json_each(?))',
    ),
    old: database.prepare(`
      SELECT id FROM submission WHERE (received_at < ? AND state NOT IN ('pending', 'erased')) OR (state = 'spam' AND decided_at < ?)`),
    forgetContacts: database.prepare('DELETE FROM contact WHERE submission_id = ?'),
    forgetEvents: database.prepare('DELETE FROM event WHERE submission_id = ?'),
    forgetNotifications: database.prepare('DELETE FROM notification WHERE submission_id = ?'),
    forgetMails: database.prepare(`DELETE FROM mail WHERE id = ? || '.copy'`),
    erase: database.prepare(`
      UPDATE submission SET id = ?, state = 'erased', fields = '{}', search = '', token_id = '', sender = '', marks = '[]',
        is_marked = 0, refusal = NULL, note = '', reference = '' WHERE id = ?`),
  }
}
