import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { TURNS_PERIOD_MS } from '../limits.ts'

/** As in postgres/turns.ts. */
export function openTurns(database: DatabaseSync) {
  const forget = database.prepare('DELETE FROM attempt WHERE at <= ?')
  const record = database.prepare('INSERT INTO attempt (channel, at, is_marked, sender) VALUES (?, ?, ?, ?)')
  return {
    record: (queue: string, now: number, { is_marked = 0, sender = '' }: Served): void => {
      forget.run(now - TURNS_PERIOD_MS)
      record.run(queue, now, is_marked, sender)
    },
  }
}

type Served = Partial<Record<'is_marked' | 'sender', SQLOutputValue>>

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
