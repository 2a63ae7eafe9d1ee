import type { DatabaseSync } from 'node:sqlite'
import {
  CLOCK_TOLERANCE_MS,
  IMPLAUSIBLE_WAIT_MS,
  LONG_WAIT_MS,
  MARKED_NOTIFICATION_QUOTA,
  NOTIFICATION_LEASE_MS,
  QUOTA_PERIOD_MS,
  UNDELIVERABLE_PERIOD_MS,
} from '../limits.ts'
import type { Notifications } from '../outbox.ts'
import { toDigest, toNotification, toNotificationCounts } from '../rows.ts'
import { transact } from './schema.ts'
import { bringForward, nextMarked, openTurns } from './turns.ts'

export function openNotifications(database: DatabaseSync): Notifications {
  const sql = prepare(database)
  const turns = openTurns(database)
  return {
    addDigest: async (day, via, now) => {
      for (const way of via) sql.addDigest.run(`digest-${day}.${way}`, way, now, now)
    },
    readDigest: async now => toDigest(sql.readDigest.all(now - LONG_WAIT_MS)),
    claimNotification: async (via, now) =>
      transact(database, () => {
        sql.bringForward.run({ $queue: via, $now: now, $latest: now + IMPLAUSIBLE_WAIT_MS })
        const told = Number(sql.countMarked.get(via, now - QUOTA_PERIOD_MS, now + CLOCK_TOLERANCE_MS)?.total)
        const mayBeMarked = told < MARKED_NOTIFICATION_QUOTA
        const unmarked = sql.nextUnmarked.get(via, now)
        const due = unmarked ?? (mayBeMarked ? sql.nextMarked.get({ $queue: via, $now: now }) : undefined)
        const row = due && sql.lease.get(now + NOTIFICATION_LEASE_MS, due.id ?? null)
        if (!row) return null
        turns.record(via, now, row)
        const submission = row.submission_id === null ? undefined : sql.findSubmission.get(row.submission_id ?? null)
        return toNotification(row, submission)
      }),
    markNotified: async (id, now) => void sql.settle.run('sent', now, null, id),
    markNotificationFailed: async (id, error, nextAttemptAt) => void sql.postpone.run(error, nextAttemptAt, id),
    markUndeliverable: async (id, error, now) => void sql.settle.run('undeliverable', now, error, id),
    countNotifications: async now => toNotificationCounts(sql.count.all(now - UNDELIVERABLE_PERIOD_MS)),
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
    bringForward: database.prepare(bringForward('notification')),
    nextUnmarked: database.prepare(`
      SELECT id FROM notification WHERE state = 'pending' AND via = ? AND is_marked = 0 AND next_attempt_at <= ?
      ORDER BY next_attempt_at LIMIT 1`),
    nextMarked: database.prepare(
      nextMarked('notification', `state = 'pending' AND via = $queue AND next_attempt_at <= $now`),
    ),
    countMarked: database.prepare(
      `SELECT count(*) AS total FROM notification WHERE via = ? AND is_marked = 1 AND state <> 'pending' AND settled_at > ? AND settled_at <= ?`,
    ),
    lease: database.prepare(
      'UPDATE notification SET next_attempt_at = ?, attempts = attempts + 1 WHERE id = ? RETURNING *',
    ),
    findSubmission: database.prepare('SELECT * FROM submission WHERE id = ?'),
    settle: database.prepare(
      `UPDATE notification SET state = ?, sender = '', settled_at = ?, last_error = ? WHERE id = ?`,
    ),
    postpone: database.prepare('UPDATE notification SET last_error = ?, next_attempt_at = ? WHERE id = ?'),
    count: database.prepare(`
      SELECT state, count(*) AS total FROM notification
      WHERE kind <> 'copy' AND (state = 'pending' OR (state = 'undeliverable' AND settled_at > ?)) GROUP BY state`),
  }
}
