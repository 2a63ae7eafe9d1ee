import type { DatabaseSync } from 'node:sqlite'
import { drawReference } from '../../reference.ts'
import type { Channel } from '../../submission.ts'
import { contactKeys } from '../contact.ts'
import { CLOCK_TOLERANCE_MS, IMPLAUSIBLE_WAIT_MS, LEASE_MS, MARKED_QUOTA, QUOTA, QUOTA_PERIOD_MS } from '../limits.ts'
import { isHeld, markAsReplayed, toRow } from '../new-rows.ts'
import type { Deliveries, NewSubmission, OutboxEntry } from '../outbox.ts'
import { toChannel, toCounts, toEntry } from '../rows.ts'
import { type SqliteRow, transact } from './schema.ts'
import { bringForward, nextMarked, openTurns } from './turns.ts'

export function openDeliveries(database: DatabaseSync, draw = drawReference): Deliveries {
  const sql = prepare(database)
  const turns = openTurns(database)

  function record(submission: NewSubmission, kind: 'received' | 'corrected'): void {
    const { id, form, values, now } = submission
    for (const key of contactKeys(form, values)) sql.addContact.run(id, key)
    sql.addEvent.run(id, now, kind, null, '[]', null)
  }

  function unusedReference(): string {
    for (;;) {
      const reference = draw()
      if (sql.isReferenceUsed.get(reference) === undefined) return reference
    }
  }

  /** One transaction, so that two processes cannot claim the same submission or exceed the quota together. */
  function lease(channel: Channel, now: number, choose: Choose): OutboxEntry | null {
    return transact(database, () => {
      const used = sql.countAttempts.get(channel, now - QUOTA_PERIOD_MS, now + CLOCK_TOLERANCE_MS)
      if (Number(used?.total) >= QUOTA) return null
      sql.bringForward.run({ $queue: channel, $now: now, $latest: now + IMPLAUSIBLE_WAIT_MS })
      const chosen = choose({ mayBeMarked: Number(used?.marked) < MARKED_QUOTA })
      const row = chosen && sql.lease.get(now + LEASE_MS, chosen.id ?? null)
      if (!row) return null
      turns.record(channel, now, row)
      return toEntry(row)
    })
  }

  function nextDue(channel: Channel, now: number, { mayBeMarked }: Choice): SqliteRow | undefined {
    const unmarked = sql.nextUnmarked.get(channel, now)
    return unmarked ?? (mayBeMarked ? sql.nextMarked.get({ $queue: channel, $now: now }) : undefined)
  }

  return {
    add: async sent =>
      transact(database, () => {
        const isReplayed = sent.tokenId !== '' && sql.isTokenUsed.get(sent.tokenId, sent.id) !== undefined
        const submission = isReplayed ? markAsReplayed(sent) : sent
        const row = toRow(submission)
        const reference = unusedReference()
        if (sql.insert.run({ ...row, reference }).changes === 0) return null
        record(submission, 'received')
        const { id, marked, sender, now } = row
        const notify = isHeld(submission) ? [] : submission.notify
        for (const via of notify) sql.notify.run({ via, id, marked, sender, now })
        return reference
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
    claimDue: async (channel, now) => lease(channel, now, choice => nextDue(channel, now, choice)),
    claim: async (id, now) => {
      const row = sql.find.get(id)
      if (!row) return null
      const channel = toChannel(row.channel)
      return lease(channel, now, choice => {
        const due = sql.isDue.get(id, now)
        return due?.is_marked !== 1 || nextDue(channel, now, choice)?.id === id ? due : undefined
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

type Choice = { mayBeMarked: boolean }
type Choose = (choice: Choice) => SqliteRow | undefined

function prepare(database: DatabaseSync) {
  const due = `state = 'pending' AND next_attempt_at <= ?`
  return {
    insert: database.prepare(`
      INSERT INTO submission (id, form, channel, fields, search, token_id, marks, is_marked, sender, state, received_at, next_attempt_at,
        reference)
      VALUES ($id, $form, $channel, $fields, $search, $token, $marks, $marked, $sender, $state, $now, $now, $reference) ON CONFLICT (id) DO NOTHING`),
    isReferenceUsed: database.prepare('SELECT 1 FROM submission WHERE reference = ? LIMIT 1'),
    correct: database.prepare(`
      UPDATE submission SET fields = $fields, search = $search, token_id = $token, marks = $marks, is_marked = $marked,
        sender = $sender, state = $state, refusal = NULL, next_attempt_at = $now WHERE id = $id AND state = 'refused'`),
    notify: database.prepare(`
      INSERT INTO notification (id, kind, via, submission_id, is_marked, sender, state, created_at, next_attempt_at)
      VALUES ($id || '.' || $via, 'received', $via, $id, $marked, $sender, 'pending', $now, $now)`),
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
    bringForward: database.prepare(bringForward('submission')),
    nextUnmarked: database.prepare(`
      SELECT id, is_marked FROM submission WHERE channel = ? AND is_marked = 0 AND ${due} ORDER BY next_attempt_at LIMIT 1`),
    nextMarked: database.prepare(
      nextMarked('submission', `state = 'pending' AND channel = $queue AND next_attempt_at <= $now`),
    ),
    isDue: database.prepare(`SELECT id, is_marked FROM submission WHERE id = ? AND ${due}`),
    lease: database.prepare(
      'UPDATE submission SET next_attempt_at = ?, attempts = attempts + 1 WHERE id = ? RETURNING *',
    ),
    countAttempts: database.prepare(
      'SELECT count(*) AS total, coalesce(sum(is_marked), 0) AS marked FROM attempt WHERE channel = ? AND at > ? AND at <= ?',
    ),
    markDelivered: database.prepare(
      `UPDATE submission SET state = 'delivered', sender = '', delivered_at = ? WHERE id = ?`,
    ),
    markRefused: database.prepare(`UPDATE submission SET state = 'refused', sender = '', refusal = ? WHERE id = ?`),
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
