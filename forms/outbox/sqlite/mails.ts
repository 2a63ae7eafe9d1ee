import type { DatabaseSync } from 'node:sqlite'
import { ADDRESS_PERIOD_MS, CLOCK_TOLERANCE_MS, MAIL_DAY_MS, MAILS_PER_ADDRESS } from '../limits.ts'
import type { Mails } from '../outbox.ts'
import { transact } from './schema.ts'

export function openMails(database: DatabaseSync): Mails {
  const sql = prepare(database)
  return {
    addCopy: async (id, now) => void sql.addCopy.run({ id, now }),
    reserveMail: async ({ id, address, perDay, now }) =>
      transact(database, () => {
        if (sql.find.get(id)) return null
        const until = now + CLOCK_TOLERANCE_MS
        if (Number(sql.countTo.get(now - ADDRESS_PERIOD_MS, until, address)?.total) >= MAILS_PER_ADDRESS)
          return 'address'
        if (Number(sql.count.get(now - MAIL_DAY_MS, until)?.total) >= perDay) return 'day'
        sql.add.run(id, address, now)
        return null
      }),
    forgetMails: async (until, latest) => void sql.forget.run(until, latest),
  }
}

function prepare(database: DatabaseSync) {
  return {
    addCopy: database.prepare(`
      INSERT INTO notification (id, kind, via, submission_id, is_marked, state, created_at, next_attempt_at)
      SELECT id || '.copy', 'copy', 'copy', id, 0, 'pending', $now, $now FROM submission
      WHERE id = $id AND is_marked = 0 AND state NOT IN ('erased', 'spam') ON CONFLICT (id) DO NOTHING`),
    find: database.prepare('SELECT 1 FROM mail WHERE id = ?'),
    countTo: database.prepare('SELECT count(*) AS total FROM mail WHERE at > ? AND at <= ? AND address = ?'),
    count: database.prepare('SELECT count(*) AS total FROM mail WHERE at > ? AND at <= ?'),
    add: database.prepare('INSERT INTO mail (id, address, at) VALUES (?, ?, ?)'),
    forget: database.prepare('DELETE FROM mail WHERE at <= ? OR at > ?'),
  }
}
