import { log } from '../lib/process/log.ts'
import type { Erasure } from './outbox/erasure.ts'
import type { Notifications } from './outbox/notifications.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const SPAM_DAYS = 90

type Expiring = Erasure & Pick<Notifications, 'forgetMails'>

export async function eraseExpired(outbox: Expiring, retentionDays: number, now: number): Promise<number> {
  await outbox.forgetMails(now)
  const count = await outbox.eraseOld(now - retentionDays * DAY_MS, now - SPAM_DAYS * DAY_MS)
  if (count > 0) log.info('outbox.erased', { count, reason: 'retention' })
  return count
}

export function startRetention(outbox: Expiring, retentionDays: number): () => void {
  const erase = async () => void (await eraseExpired(outbox, retentionDays, Date.now()))
  return everyHour(erase, 'Submissions past their retention period could not be erased')
}

/** At once, then every hour; the log has `message` when it fails. Returns a function that ends it. */
export function everyHour(erase: () => Promise<void>, message: string): () => void {
  const attempt = () => erase().catch(error => log.error('outbox.stuck', { message }, error))
  void attempt()
  const timer = setInterval(attempt, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
