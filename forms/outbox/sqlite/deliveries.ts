import type { DatabaseSync } from 'node:sqlite'
import type { Channel } from '../../submission.ts'
import { contactKeys } from '../contact.ts'
import { LEASE_MS, MARKED_QUOTA, QUOTA, QUOTA_PERIOD_MS } from '../limits.ts'
import { isHeld, markAsReplayed, toRow } from '../new-rows.ts'
import type { Deliveries, NewSubmission, OutboxEntry } from '../outbox.ts'
import { toChannel, toCounts, toEntry } from '../rows.ts'
import { type SqliteRow, transact } from './schema.ts'

export function openDeliveries(database: DatabaseSync): Deliveries {
  const sql = prepare(database)

  function record(submission: NewSubmission, kind: 'received' | 'corrected'): void {
    const { id, form, values, now } = submission
    for (const key of contactKeys(form, values)) sql.addContact.run(id, key)
    sql.addEvent.run(id, now, kind, null, '[]', null)
  }

  /** One transaction, so that two processes cannot claim the same submission or exceed the quota together. */
  function lease(channel: Channel, now: number, choose: () => SqliteRow | undefined): OutboxEntry | null {
    return transact(database, () => {
      sql.forgetAttempts.run(now - QUOTA_PERIOD_MS)
      const used = sql.countAttempts.get(channel)
      if (Number(used?.total) >= QUOTA) return null
      const chosen = choose()
      if (!chosen || (chosen.is_marked === 1 && Number(used?.marked) >= MARKED_QUOTA)) return null
      const row = sql.lease.get(now + LEASE_MS, chosen.id ?? null)
      if (!row) return null
      sql.recordAttempt.run(channel, now, row.is_marked ?? null)
      return toEntry(row)
    })
  }

  return {
    add: async sent =>
      transact(database, () => {
        const isReplayed = sent.tokenId !== '' && sql.isTokenUsed.get(sent.tokenId, sent.id) !== undefined
        const submission = isReplayed ? markAsReplayed(sent) : sent
        const row = toRow(submission)
        if (sql.insert.run(row).changes === 0) return false
        record(submission, 'received')
        if (isHeld(submission)) return true
        const { id, marked, now } = row
        for (const via of submission.notify) sql.notify.run({ via, id, marked, now })
        return true
      }),
    correct: async submission =>
      transact(database, () => {
        const { form: _form, channel: _channel, ...row } = toRow(submission)
        if (sql.correct.run(row).changes === 0) return false
        sql.forgetContacts.run(submission.id)
        record(submission, 'corrected')
        return true
      }),
    isTokenUsed: async (tokenId, id) => sql.isTokenUsed.get(tokenId, id) !== undefined,
    find: async id => {
      const row = sql.find.get(id)
      return row ? toEntry(row) : null
    },
    claimDue: async (channel, now) => lease(channel, now, () => sql.nextDue.get(channel, now)),
    claim: async (id, now) => {
      const row = sql.find.get(id)
      if (!row) return null
      const channel = toChannel(row.channel)
      return lease(channel, now, () => {
        const due = sql.isDue.get(id, now)
        const isBehindOthers = due?.is_marked === 1 && sql.nextDue.get(channel, now)?.is_marked === 0
        return isBehindOthers ? undefined : due
      })
    },
    markDelivered: async (id, now) =>
      transact(database, () => {
        if (sql.markDelivered.run(now, id).changes > 0) sql.addAttempt.run(now, 'delivered', null, '[]', id)
      }),
    markRefused: async (id, refusal, now) =>
      transact(database, () => {
        const errors = JSON.stringify(refusal)
        if (sql.markRefused.run(errors, id).changes > 0) sql.addAttempt.run(now, 'refused', null, errors, id)
      }),
    markFailed: async (id, { trouble, errors }, now, nextAttemptAt) =>
      transact(database, () => {
        if (sql.markFailed.run(nextAttemptAt, id).changes === 0) return
        sql.addAttempt.run(now, 'failed', trouble, JSON.stringify(errors), id)
      }),
    recordShown: async (id, errors, now) => void sql.addShown.run(now, JSON.stringify(errors), id),
    // Read whole, because a statement that is still open would make an erasure meanwhile fail.
    list: async function* (state) {
      for (const row of state ? sql.listByState.all(state) : sql.list.all()) yield toEntry(row)
    },
    countByState: async () => toCounts(sql.countByState.all()),
    countMarkedPending: async () => Number(sql.countMarkedPending.get()?.total),
    oldestPending: async () => {
      const at = sql.oldestPending.get()?.at
      return at === null || at === undefined ? null : Number(at)
    },
  }
}

function prepare(database: DatabaseSync) {
  const due = `state = 'pending' AND next_attempt_at <= ?`
  return {
    insert: database.prepare(`
      INSERT INTO submission (id, form, channel, fields, search, token_id, marks, is_marked, state, received_at, next_attempt_at)
      VALUES ($id, $form, $channel, $fields, $search, $token, $marks, $marked, $state, $now, $now) ON CONFLICT (id) DO NOTHING`),
    correct: database.prepare(`
      UPDATE submission SET fields = $fields, search = $search, token_id = $token, marks = $marks, is_marked = $marked,
        state = $state, refusal = NULL, next_attempt_at = $now WHERE id = $id AND state = 'refused'`),
    notify: database.prepare(`
      INSERT INTO notification (id, kind, via, submission_id, is_marked, state, created_at, next_attempt_at)
      VALUES ($id || '.' || $via, 'received', $via, $id, $marked, 'pending', $now, $now)`),
    addContact: database.prepare('INSERT INTO contact (submission_id, key) VALUES (?, ?)'),
    forgetContacts: database.prepare('DELETE FROM contact WHERE submission_id = ?'),
    addEvent: database.prepare(
      'INSERT INTO event (submission_id, at, kind, trouble, errors, attempt) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    addAttempt: database.prepare(`
      INSERT INTO event (submission_id, at, kind, trouble, errors, attempt)
      SELECT id, ?, ?, ?, ?, attempts FROM submission WHERE id = ?`),
    addShown: database.prepare(
      `INSERT INTO event (submission_id, at, kind, errors) SELECT id, ?, 'shown', ? FROM submission WHERE id = ?`,
    ),
    isTokenUsed: database.prepare(
      `SELECT 1 FROM submission WHERE token_id = ? AND id <> ? AND state <> 'refused' LIMIT 1`,
    ),
    find: database.prepare(`SELECT * FROM submission WHERE id = ? AND state <> 'erased'`),
    nextDue: database.prepare(`
      SELECT id, is_marked FROM submission WHERE channel = ? AND ${due} ORDER BY is_marked, next_attempt_at LIMIT 1`),
    isDue: database.prepare(`SELECT id, is_marked FROM submission WHERE id = ? AND ${due}`),
    lease: database.prepare(
      'UPDATE submission SET next_attempt_at = ?, attempts = attempts + 1 WHERE id = ? RETURNING *',
    ),
    recordAttempt: database.prepare('INSERT INTO attempt (channel, at, is_marked) VALUES (?, ?, ?)'),
    forgetAttempts: database.prepare('DELETE FROM attempt WHERE at <= ?'),
    countAttempts: database.prepare(
      'SELECT count(*) AS total, coalesce(sum(is_marked), 0) AS marked FROM attempt WHERE channel = ?',
    ),
    markDelivered: database.prepare(`UPDATE submission SET state = 'delivered', delivered_at = ? WHERE id = ?`),
    markRefused: database.prepare(`UPDATE submission SET state = 'refused', refusal = ? WHERE id = ?`),
    markFailed: database.prepare('UPDATE submission SET next_attempt_at = ? WHERE id = ?'),
    list: database.prepare(`SELECT * FROM submission WHERE state <> 'erased' ORDER BY received_at, id`),
    listByState: database.prepare('SELECT * FROM submission WHERE state = ? ORDER BY received_at, id'),
    countByState: database.prepare(
      `SELECT state, count(*) AS total FROM submission WHERE state <> 'erased' GROUP BY state`,
    ),
    countMarkedPending: database.prepare(
      `SELECT count(*) AS total FROM submission WHERE state = 'pending' AND is_marked = 1`,
    ),
    oldestPending: database.prepare(`SELECT min(received_at) AS at FROM submission WHERE state = 'pending'`),
  }
}
