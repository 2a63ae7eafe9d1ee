import { TURNS_PERIOD_MS } from '../limits.ts'
import type { Row } from '../rows.ts'
import type { Query } from './database.ts'

/**
 * What is marked waits in queues, one for each channel of submissions and each way of notifications. The next is of the sender who was
 * served longest ago, or who has come first; so a flood from one sender delays each of the others by one at most.
 */
export function openTurns(schema: string) {
  const attempt = `${schema}.attempt`
  return {
    record: async (run: Query, queue: string, now: number, { is_marked, sender }: Row): Promise<void> => {
      await run(`DELETE FROM ${attempt} WHERE channel = $1 AND at <= $2`, [queue, now - TURNS_PERIOD_MS])
      const values = [queue, now, is_marked, sender]
      await run(`INSERT INTO ${attempt} (channel, at, is_marked, sender) VALUES ($1, $2, $3, $4)`, values)
    },
  }
}

/** A statement for the first of the marked rows of `table` that `condition` admits. $1 is their queue. */
export function nextMarked(schema: string, table: 'submission' | 'notification', condition: string): string {
  const arrived = table === 'submission' ? 'received_at' : 'created_at'
  return `
    SELECT id, is_marked FROM ${schema}.${table} AS waiting
    LEFT JOIN (
      SELECT sender AS served, max(at) AS served_at FROM ${schema}.attempt WHERE channel = $1 AND is_marked = 1 GROUP BY sender
    ) AS last ON served = sender
    WHERE is_marked = 1 AND ${condition}
    ORDER BY greatest(${arrived}, served_at), coalesce(served_at, 0), next_attempt_at LIMIT 1
    FOR UPDATE OF waiting SKIP LOCKED`
}
