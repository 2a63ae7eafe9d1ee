import type { DatabaseSync } from 'node:sqlite'
import type { Digest, DueNotification, Notifications } from './outbox.ts'
import { type Row, toEntry, toFormName } from './rows.ts'
import { transact } from './schema.ts'

const HOUR_MS = 60 * 60_000
const LEASE_MS = 2 * 60_000
/** Notifications per minute and way about marked submissions, so that a flood of them does not flood staff. */
const MARKED_QUOTA = 10
const QUOTA_PERIOD_MS = 60_000

export function openNotifications(database: DatabaseSync): Notifications {
  const sql = prepare(database)
  return {
    addDigest: (day, via, now) => {
      for (const way of via) sql.addDigest.run(`digest-${day}.${way}`, way, now, now)
    },
    readDigest: now => {
      const digest: Digest = { held: {}, refused: {}, waiting: {} }
      for (const { state, form, total } of sql.readDigest.all(now - HOUR_MS)) {
        const kind = state === 'pending' ? 'waiting' : state === 'held' ? 'held' : 'refused'
        digest[kind][toFormName(form)] = Number(total)
      }
      return digest
    },
    claimNotification: (via, now) =>
      transact(database, () => {
        const due = sql.due.get(via, now)
        const told = Number(sql.countMarked.get(via, now - QUOTA_PERIOD_MS)?.total)
        if (!due || (due.is_marked === 1 && told >= MARKED_QUOTA)) return null
        const row = sql.lease.get(now + LEASE_MS, due.id ?? null)
        if (!row) return null
        const submission = row.submission_id === null ? undefined : sql.findSubmission.get(row.submission_id ?? null)
        return toNotification(row, submission)
      }),
    markNotified: (id, now) => void sql.settle.run('sent', now, null, id),
    markNotificationFailed: (id, error, nextAttemptAt) => void sql.postpone.run(error, nextAttemptAt, id),
    markUndeliverable: (id, error, now) => void sql.settle.run('undeliverable', now, error, id),
    countNotifications: () => {
      const rows = sql.count.all().map(row => [String(row.state), Number(row.total)])
      const { pending = 0, undeliverable = 0 } = Object.fromEntries(rows)
      return { pending, undeliverable }
    },
  }
}

function toNotification(row: Row, submission: Row | undefined): DueNotification {
  return {
    id: String(row.id),
    kind: row.kind === 'digest' ? 'digest' : 'received',
    via: row.via === 'email' ? 'email' : 'webhook',
    submission: submission ? toEntry(submission) : null,
    createdAt: Number(row.created_at),
    attempts: Number(row.attempts),
  }
}

function prepare(database: DatabaseSync) {
  return {
    addDigest: database.prepare(`
      INSERT INTO notification (id, kind, via, is_marked, state, created_at, next_attempt_at)
      VALUES (?, 'digest', ?, 0, 'pending', ?, ?) ON CONFLICT (id) DO NOTHING`),
    readDigest: database.prepare(`
      SELECT state, form, count(*) AS total FROM submission
      WHERE state IN ('held', 'refused') OR (state = 'pending' AND received_at <= ?) GROUP BY state, form`),
    due: database.prepare(`
      SELECT id, is_marked FROM notification WHERE state = 'pending' AND via = ? AND next_attempt_at <= ?
      ORDER BY is_marked, next_attempt_at LIMIT 1`),
    countMarked: database.prepare(
      `SELECT count(*) AS total FROM notification WHERE via = ? AND is_marked = 1 AND state <> 'pending' AND settled_at > ?`,
    ),
    lease: database.prepare(
      'UPDATE notification SET next_attempt_at = ?, attempts = attempts + 1 WHERE id = ? RETURNING *',
    ),
    findSubmission: database.prepare('SELECT * FROM submission WHERE id = ?'),
    settle: database.prepare('UPDATE notification SET state = ?, settled_at = ?, last_error = ? WHERE id = ?'),
    postpone: database.prepare('UPDATE notification SET last_error = ?, next_attempt_at = ? WHERE id = ?'),
    count: database.prepare('SELECT state, count(*) AS total FROM notification GROUP BY state'),
  }
}
