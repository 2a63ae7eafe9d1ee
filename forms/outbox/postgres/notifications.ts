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
import { type Database, lock } from './database.ts'
import { nextMarked, openTurns } from './turns.ts'

export function openNotifications({ query, transact }: Database, schema: string): Notifications {
  const sql = statements(schema)
  const turns = openTurns(schema)
  return {
    addDigest: async (day, via, now) => void (await query(sql.addDigest, [`digest-${day}`, via, now])),
    readDigest: async now => toDigest((await query(sql.readDigest, [now - LONG_WAIT_MS])).rows),
    claimNotification: async (via, now) => {
      const times = [now, now + IMPLAUSIBLE_WAIT_MS]
      const hasWork = await query(sql.hasDue, [via, ...times])
      if (hasWork.count === 0) return null
      return transact(async run => {
        await lock(run, schema, via)
        await run(sql.bringForward, [via, ...times])
        const told = await run(sql.countMarked, [via, now - QUOTA_PERIOD_MS, now + CLOCK_TOLERANCE_MS])
        const mayBeMarked = Number(told.rows[0]?.total) < MARKED_NOTIFICATION_QUOTA
        const unmarked = (await run(sql.nextUnmarked, [via, now])).rows[0]
        const due = unmarked ?? (mayBeMarked ? (await run(sql.nextMarked, [via, now])).rows[0] : undefined)
        const row = due && (await run(sql.lease, [now + NOTIFICATION_LEASE_MS, due.id])).rows[0]
        if (!row) return null
        await turns.record(run, via, now, row)
        const found = row.submission_id === null ? null : await run(sql.findSubmission, [row.submission_id])
        return toNotification(row, found?.rows[0])
      })
    },
    markNotified: async (id, now) => void (await query(sql.settle, ['sent', now, null, id])),
    markNotificationFailed: async (id, error, at) => void (await query(sql.postpone, [error, at, id])),
    markUndeliverable: async (id, error, now) => void (await query(sql.settle, ['undeliverable', now, error, id])),
    countNotifications: async now =>
      toNotificationCounts((await query(sql.count, [now - UNDELIVERABLE_PERIOD_MS])).rows),
  }
}

function statements(schema: string) {
  const notification = `${schema}.notification`
  const due = `state = 'pending' AND via = $1 AND next_attempt_at <= $2`
  const putOff = `state = 'pending' AND via = $1 AND next_attempt_at > $3`
  return {
    addDigest: `
      INSERT INTO ${notification} (id, kind, via, is_marked, state, created_at, next_attempt_at)
      SELECT $1::text || '.' || via, 'digest', via, 0, 'pending', $3, $3 FROM unnest($2::text[]) AS via
      ON CONFLICT (id) DO NOTHING`,
    readDigest: `
      SELECT state, form, count(*) AS total FROM ${schema}.submission
      WHERE state IN ('held', 'refused') OR (state = 'pending' AND received_at <= $1) GROUP BY state, form`,
    hasDue: `SELECT 1 FROM ${notification} WHERE (${due}) OR (${putOff}) LIMIT 1`,
    bringForward: `UPDATE ${notification} SET next_attempt_at = $2 WHERE ${putOff}`,
    nextUnmarked: `
      SELECT id FROM ${notification} WHERE ${due} AND is_marked = 0
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    nextMarked: nextMarked(schema, 'notification', due),
    countMarked: `
      SELECT count(*) AS total FROM ${notification}
      WHERE via = $1 AND is_marked = 1 AND state <> 'pending' AND settled_at > $2 AND settled_at <= $3`,
    lease: `UPDATE ${notification} SET next_attempt_at = $1, attempts = attempts + 1 WHERE id = $2 RETURNING *`,
    findSubmission: `SELECT * FROM ${schema}.submission WHERE id = $1`,
    settle: `UPDATE ${notification} SET state = $1, sender = '', settled_at = $2, last_error = $3 WHERE id = $4`,
    postpone: `UPDATE ${notification} SET last_error = $1, next_attempt_at = $2 WHERE id = $3`,
    count: `
      SELECT state, count(*) AS total FROM ${notification}
      WHERE kind <> 'copy' AND (state = 'pending' OR (state = 'undeliverable' AND settled_at > $1)) GROUP BY state`,
  }
}
