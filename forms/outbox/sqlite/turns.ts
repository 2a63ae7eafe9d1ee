import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { CLOCK_TOLERANCE_MS, TURNS_PERIOD_MS } from '../limits.ts'

/** As in postgres/turns.ts. */
export function openTurns(database: DatabaseSync) {
  const forget = database.prepare('DELETE FROM attempt WHERE at <= ? OR at > ?')
  const record = database.prepare('INSERT INTO attempt (channel, at, is_marked, sender) VALUES (?, ?, ?, ?)')
  return {
    record: (queue: string, now: number, { is_marked = 0, sender = '' }: Served): void => {
      forget.run(now - TURNS_PERIOD_MS, now + CLOCK_TOLERANCE_MS)
      record.run(queue, now, is_marked, sender)
    },
  }
}

type Served = Partial<Record<'is_marked' | 'sender', SQLOutputValue>>

/** Makes due what was put off beyond `$latest`, the last plausible time. The index leads there by both values of `is_marked`. */
export function bringForward(table: 'submission' | 'notification'): string {
  const queue = table === 'submission' ? 'channel' : 'via'
  return `
    UPDATE ${table} SET next_attempt_at = $now
    WHERE state = 'pending' AND ${queue} = $queue AND is_marked IN (0, 1) AND next_attempt_at > $latest`
}

/** `$queue` is the queue. */
export function nextMarked(table: 'submission' | 'notification', condition: string): string {
  const arrived = table === 'submission' ? 'received_at' : 'created_at'
  return `
    SELECT id, is_marked FROM ${table}
    LEFT JOIN (
      SELECT sender AS served, max(at) AS served_at FROM attempt WHERE channel = $queue AND is_marked = 1 GROUP BY sender
    ) ON served = sender
    WHERE is_marked = 1 AND ${condition}
    ORDER BY max(${arrived}, coalesce(served_at, 0)), coalesce(served_at, 0), next_attempt_at LIMIT 1`
}
