import type { Database, Query, Row } from '../store/database.ts'
import { queueStatements } from '../store/statements.ts'

export type NotifyVia = 'email' | 'webhook'

/** Longer than any other wait for the next attempt. */
export const MAX_RETRY_AFTER_MS = 60 * 60_000
/** Clocks of several machines agree within seconds: a time further ahead was written by one that was wrong, and has since been put right. */
export const CLOCK_TOLERANCE_MS = 60_000
const IMPLAUSIBLE_WAIT_MS = MAX_RETRY_AFTER_MS + CLOCK_TOLERANCE_MS
const QUOTA_PERIOD_MS = 60_000
/** A sender who was served earlier counts as not served. */
const TURNS_PERIOD_MS = 60 * 60_000

type QueueOptions<T> = {
  table: 'submission' | 'notification'
  leaseMs: number
  /** `period` is the queue, and the times since when and until when attempts count. */
  readQuota: (run: Query, period: unknown[]) => Promise<{ isUsedUp: boolean; mayBeMarked: boolean }>
  decode: (run: Query, row: Row) => Promise<T>
}

/** Each channel of the form service and each way to staff or visitors has a queue, whose next marked row is of the sender who was served longest ago. */
export function openQueue<T>(
  { dialect, query, transact }: Database,
  { table, leaseMs, readQuota, decode }: QueueOptions<T>,
) {
  const sql = queueStatements(dialect, table)

  /** One decision per queue at a time, so that processes share its quota. `wanted`, if it is given, or nothing: a marked row only if it is the next. */
  async function claim(queue: string, now: number, wanted?: string): Promise<T | null> {
    const times = [queue, now, now + IMPLAUSIBLE_WAIT_MS]
    const period = [queue, now - QUOTA_PERIOD_MS, now + CLOCK_TOLERANCE_MS]
    if ((await query(sql.hasWork, times)).count === 0 || (await readQuota(query, period)).isUsedUp) return null
    return transact(async run => {
      await dialect.lock(run, queue)
      await run(sql.bringForward, times)
      const { isUsedUp, mayBeMarked } = await readQuota(run, period)
      if (isUsedUp) return null
      const [due] = wanted === undefined ? [] : (await run(sql.isDue, [wanted, now])).rows
      const next = due?.is_marked === 0 ? due.id : await findNext(run, [queue, now], mayBeMarked)
      if (next === undefined || (wanted !== undefined && next !== wanted)) return null
      const [row] = (await run(sql.lease, [next, now + leaseMs])).rows
      if (!row) return null
      await run(sql.forgetTurns, [queue, now - TURNS_PERIOD_MS, now + CLOCK_TOLERANCE_MS])
      await run(sql.recordTurn, [queue, now, row.is_marked, row.sender])
      return decode(run, row)
    })
  }

  async function findNext(run: Query, values: unknown[], mayBeMarked: boolean): Promise<unknown> {
    const [unmarked] = (await run(sql.nextUnmarked, values)).rows
    const [marked] = !unmarked && mayBeMarked ? (await run(sql.nextMarked, values)).rows : []
    return (unmarked ?? marked)?.id
  }

  return claim
}
