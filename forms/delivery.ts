import { log } from '../lib/process/log.ts'
import { type Delivery, type Endpoints, sendToFormService } from './form-service.ts'
import type { Outbox } from './outbox/open.ts'
import type { OutboxEntry } from './store/rows.ts'
import { CHANNELS, type Channel } from './submission.ts'

const ATTEMPT_TIMEOUT_MS = 15_000

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 15 * 60_000

type DeliveryOptions = {
  outbox: Outbox
  endpoints: Endpoints
  now?: () => number
  random?: () => number
  attemptTimeoutMs?: number
}

/** `deliver` returns null for a submission that is not pending, not due or over the quota. */
export function createDelivery({
  outbox,
  endpoints,
  now = Date.now,
  random = Math.random,
  attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
}: DeliveryOptions) {
  async function deliver(id: string): Promise<Delivery | null> {
    const entry = await outbox.claim(id, now())
    return entry && attempt(entry)
  }

  async function workOn(channel: Channel): Promise<void> {
    const next = () => outbox.claimDue(channel, now())
    for (let entry = await next(); entry; entry = await next()) {
      const { outcome } = await attempt(entry)
      // The others would fail as well, and each attempt counts against the quota.
      if (outcome === 'failed') return
    }
  }

  async function attempt(entry: OutboxEntry): Promise<Delivery> {
    const { id, form, attempts } = entry
    const delivery = await sendToFormService(endpoints, entry, attemptTimeoutMs)
    if (delivery.outcome === 'taken') await outbox.markDelivered(id, now())
    else if (delivery.outcome === 'refused') {
      await outbox.markRefused(id, delivery.errors, now())
      log.warn('form.refusedByService', { form, codes: delivery.errors.map(({ code }) => code).join(', ') })
    } else {
      const wait = Math.max(delivery.retryAfterMs, retryDelay(attempts, random()))
      await outbox.markFailed(id, delivery, now(), now() + wait)
      log.warn('form.undelivered', { form, attempt: attempts, reason: delivery.reason })
    }
    return delivery
  }

  return { deliver, work: () => Promise.all(CHANNELS.map(workOn)) }
}

/** In milliseconds, doubled each time and scaled by 0.5 to 1 according to `chance` (0 to 1). */
export function retryDelay(attempts: number, chance: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  return Math.round(longest * (0.5 + chance / 2))
}
