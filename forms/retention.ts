import { log } from '../lib/log.ts'
import type { Erasure } from './outbox/outbox.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const SPAM_DAYS = 90

export async function eraseExpired(outbox: Erasure, retentionDays: number, now: number): Promise<number> {
  const count = await outbox.eraseOld(now - retentionDays * DAY_MS, now - SPAM_DAYS * DAY_MS)
  if (count > 0) log.info('outbox.erased', { count, reason: 'retention' })
  return count
}

export function startRetention(outbox: Erasure, retentionDays: number): () => void {
  const erase = async () => {
    try {
      await eraseExpired(outbox, retentionDays, Date.now())
    } catch (error) {
      log.error('outbox.stuck', { message: 'Submissions past their retention period could not be erased' }, error)
    }
  }
  void erase()
  const timer = setInterval(erase, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
