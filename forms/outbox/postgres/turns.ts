import { CLOCK_TOLERANCE_MS, TURNS_PERIOD_MS } from '../limits.ts'
import type { Row } from '../rows.ts'
import type { Query } from './database.ts'

/** Each channel and each way has a queue, whose next sender was served longest ago; so a flood from one delays the others by one at most. */
export function openTurns(schema: string) {
  const attempt = `${schema}.attempt`
  return {
    record: async (run: Query, queue: string, now: number, { is_marked, sender }: Row): Promise<void> => {
      const [since, until] = [now - TURNS_PERIOD_MS, now + CLOCK_TOLERANCE_MS]
      await run(`DELETE FROM ${attempt} WHERE channel = $1 AND (at <= $2 OR at > $3)`, [queue, since, until])
      const values = [queue, now, is_marked, sender]
      await run(`INSERT INTO ${attempt} (channel, at, is_marked, sender) VALUES ($1, $2, $3, $4)`, values)
    },
  }
}

/** $1 is the queue. */
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
