import { log } from '../lib/log.ts'
import { CHANNELS, type Channel, channelOf } from './channels.ts'
import { type Delivery, sendToFormService } from './form-service.ts'
import type { Deliveries, OutboxEntry } from './outbox/outbox.ts'
import { payloadOf } from './submission.ts'

/** Endpoints of the form service. */
export type Endpoints = Record<Channel, string>

/** An answer that takes longer decides nothing any more. */
const ATTEMPT_TIMEOUT_MS = 15_000

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 15 * 60_000
/** How often the worker looks for what is due. */
const WORK_INTERVAL_MS = 1_000

export type DeliveryOptions = {
  outbox: Deliveries
  endpoints: Endpoints
  now?: () => number
  /** From 0 to 1. */
  random?: () => number
  attemptTimeoutMs?: number
}

/**
 * Delivers what the outbox holds. `deliver` makes one attempt at one submission now: null when there is nothing to do for
 * it, or not now. `work` makes an attempt at everything that is due and allowed by the quota.
 */
export function createDelivery({
  outbox,
  endpoints,
  now = Date.now,
  random = Math.random,
  attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
}: DeliveryOptions) {
  async function deliver(id: string): Promise<Delivery | null> {
    const entry = outbox.claim(id, now())
    return entry && attempt(entry)
  }

  async function work(): Promise<void> {
    await Promise.all(CHANNELS.map(workOn))
  }

  async function workOn(channel: Channel): Promise<void> {
    for (let entry = outbox.claimDue(channel, now()); entry; entry = outbox.claimDue(channel, now())) {
      const { outcome } = await attempt(entry)
      // The others would fare no better now, and each attempt counts.
      if (outcome === 'failed') return
    }
  }

  async function attempt(entry: OutboxEntry): Promise<Delivery> {
    const { id, form, attempts } = entry
    const delivery = await sendToFormService({
      endpoint: endpoints[channelOf(form)],
      id,
      payload: payloadOf(entry),
      timeoutMs: attemptTimeoutMs,
    })
    if (delivery.outcome === 'taken') outbox.markDelivered(id, now())
    else if (delivery.outcome === 'refused') {
      outbox.markRefused(id, delivery.errors, now())
      log.warn('form.refusedByService', { form, codes: delivery.errors.map(({ code }) => code).join(', ') })
    } else {
      const wait = Math.max(delivery.retryAfterMs, retryDelay(attempts, random()))
      outbox.markFailed(id, delivery, now(), now() + wait)
      log.warn('form.undelivered', { form, attempt: attempts, reason: delivery.reason })
    }
    return delivery
  }

  return { deliver, work }
}

/** Milliseconds until the next attempt: twice as long each time, between half of it and all of it by chance (0 to 1). */
export function retryDelay(attempts: number, chance: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  return Math.round(longest * (0.5 + chance / 2))
}

/** Works as long as the process lives. Returns how to stop; the attempt under way is left to its lease. */
export function startWorker(work: () => Promise<void>): () => void {
  let isWorking = false
  const timer = setInterval(async () => {
    if (isWorking) return
    isWorking = true
    try {
      await work()
    } catch (error) {
      log.error('outbox.stuck', { message: 'The outbox could not be worked on' }, error)
    } finally {
      isWorking = false
    }
  }, WORK_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
