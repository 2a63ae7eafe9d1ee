import { createHash } from 'node:crypto'
import { log } from '../../lib/log.ts'
import { retryDelay } from '../delivery.ts'
import type { DueNotification, Notifications } from '../outbox/outbox.ts'
import type { Message, Way } from './way.ts'
import { describeDigest, describeRequest, type WordsOptions } from './words.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Enough time for an operator to correct a password or an address after a weekend. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS
/** Morning in North America. */
const DIGEST_HOUR_UTC = 13

export type NotifierOptions = WordsOptions & {
  outbox: Notifications
  ways: Way[]
  now?: () => number
  random?: () => number
}

/** `work` attempts everything that is due, until a way fails. */
export function createNotifier({
  outbox,
  ways,
  siteUrl,
  hasDetails,
  now = Date.now,
  random = Math.random,
}: NotifierOptions) {
  let lastDigest = ''

  async function work(): Promise<void> {
    await scheduleDigest(now())
    await Promise.all(ways.map(workOn))
  }

  async function workOn(way: Way): Promise<void> {
    const next = () => outbox.claimNotification(way.via, now())
    for (let due = await next(); due; due = await next()) {
      const isDecided = await attempt(way, due)
      if (!isDecided) return
    }
  }

  async function attempt(way: Way, due: DueNotification): Promise<boolean> {
    const { id, via, attempts, createdAt } = due
    const message = await toMessage(due)
    if (message === null) {
      await outbox.markNotified(id, now())
      return true
    }
    const sending = await way.send(message)
    const { outcome, reason } = sending
    if (outcome === 'sent') {
      await outbox.markNotified(id, now())
      if (reason !== null) log.warn('notification.failed', { via, attempt: attempts, reason })
      return true
    }
    const isTooOld = now() - createdAt >= GIVE_UP_AFTER_MS
    if (outcome === 'undeliverable' || isTooOld) {
      await outbox.markUndeliverable(id, reason, now())
      log.error('notification.undeliverable', { via, attempt: attempts, reason })
      return outcome === 'undeliverable'
    }
    const wait = Math.max(sending.retryAfterMs, retryDelay(attempts, random()))
    await outbox.markNotificationFailed(id, reason, now() + wait)
    log.warn('notification.failed', { via, attempt: attempts, reason })
    return false
  }

  async function toMessage({ id, kind, submission, createdAt }: DueNotification): Promise<Message | null> {
    const key = createHash('sha256').update(id).digest('base64url')
    if (kind === 'received') {
      if (submission === null) return null
      const { form, receivedAt } = submission
      return {
        key,
        event: 'request.received',
        form,
        receivedAt,
        ...describeRequest(submission, { siteUrl, hasDetails }),
      }
    }
    const isReplaced = now() - createdAt >= DAY_MS
    const words = isReplaced ? null : describeDigest(await outbox.readDigest(now()), { siteUrl })
    return words && { key, event: 'requests.digest', form: null, receivedAt: null, ...words }
  }

  async function scheduleDigest(at: number): Promise<void> {
    const time = new Date(at)
    const day = time.toISOString().slice(0, 10)
    if (day === lastDigest || time.getUTCHours() < DIGEST_HOUR_UTC) return
    if (describeDigest(await outbox.readDigest(at), { siteUrl }) === null) return
    await outbox.addDigest(
      day,
      ways.map(({ via }) => via),
      at,
    )
    lastDigest = day
  }

  return { work, scheduleDigest }
}
