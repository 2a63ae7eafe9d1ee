import { log } from '../../lib/process/log.ts'
import { retryDelay } from '../delivery.ts'
import type { DueNotification, Notifications, Queue } from '../outbox/notifications.ts'
import type { VisitorSending } from './visitor-mail.ts'

/** Enough time for an operator to correct a password or an address after a weekend. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000

type QueueOptions = {
  outbox: Notifications
  via: Queue
  /** Null if there is nothing to send any more. */
  attempt: (due: DueNotification) => Promise<VisitorSending | null>
  now: () => number
  random: () => number
}

/** Returns a function that attempts everything that is due, until an attempt fails. */
export function createQueue({ outbox, via, attempt, now, random }: QueueOptions): () => Promise<void> {
  return async () => {
    const next = () => outbox.claimNotification(via, now())
    for (let due = await next(); due; due = await next()) {
      const isDecided = await settle(due, await attempt(due))
      if (!isDecided) return
    }
  }

  async function settle(due: DueNotification, sending: VisitorSending | null): Promise<boolean> {
    const { id, attempts: attempt, createdAt } = due
    if (sending === null || sending.outcome === 'sent') {
      await outbox.markNotified(id, now())
      const reason = sending?.reason ?? null
      if (reason !== null) log.warn('notification.failed', { via, attempt, reason })
      return true
    }
    const { outcome, reason } = sending
    const isTooOld = now() - createdAt >= GIVE_UP_AFTER_MS
    if (outcome !== 'failed' || isTooOld) {
      await outbox.markUndeliverable(id, reason, now())
      const lost = { via, attempt, reason }
      // What a visitor typed as address is no fault of the site.
      if (via === 'copy') log.warn('notification.undeliverable', lost)
      else log.error('notification.undeliverable', lost)
      return outcome !== 'failed'
    }
    const wait = Math.max(sending.retryAfterMs, retryDelay(attempt, random()))
    await outbox.markNotificationFailed(id, reason, now() + wait)
    log.warn('notification.failed', { via, attempt, reason })
    return false
  }
}
