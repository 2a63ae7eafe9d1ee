import { log } from '../../lib/process/log.ts'
import { DEFAULT_TIME_ZONE, type TimeZone } from '../../lib/time/time-zones.ts'
import type { CopyWords } from '../../lib/words/copy-words.ts'
import { writeCopy } from '../copies/copy-text.ts'
import { retryDelay } from '../delivery.ts'
import type { DueNotification, Queue } from '../outbox/notifications.ts'
import type { Outbox } from '../outbox/open.ts'
import { columnOf } from '../submission.ts'
import type { MailVisitor, VisitorSending } from './visitor-mail.ts'
import { keyOf, type Message, type Way } from './way.ts'
import { describeDigest, describeRequest } from './words.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Morning in North America. */
const DIGEST_HOUR_UTC = 13

type QueueOptions = { outbox: Outbox; now?: () => number; random?: () => number }

export type NotifierOptions = QueueOptions & {
  hasDetails: boolean
  /** A mail that it rejects for tells the time in the default zone. */
  readZone: () => Promise<TimeZone>
  way: Way
}

/** Tells staff by one way. Returns a function that attempts everything that is due, until the way fails. */
export function createNotifier({ outbox, way, hasDetails, readZone, now = Date.now, random }: NotifierOptions) {
  const { via, send } = way
  let lastDigest = ''
  let zone: Promise<TimeZone> | null = null
  const workOn = createQueue(via, { outbox, now, random }, async due => {
    const message = await toMessage(due)
    return message && send(message)
  })

  return async (): Promise<void> => {
    await scheduleDigest(now())
    // Content may have changed since the last run.
    zone = null
    await workOn()
  }

  async function toMessage({ id, kind, submission, createdAt }: DueNotification): Promise<Message | null> {
    const key = keyOf(id)
    if (kind === 'received') {
      if (submission === null) return null
      const { form, receivedAt } = submission
      zone ??= readZone().catch(() => DEFAULT_TIME_ZONE)
      const words = describeRequest(submission, { hasDetails, zone: await zone })
      return { key, event: 'request.received', form, receivedAt, ...words }
    }
    const isReplaced = now() - createdAt >= DAY_MS
    const words = isReplaced ? null : describeDigest(await outbox.readDigest(now()))
    return words && { key, event: 'requests.digest', form: null, receivedAt: null, ...words }
  }

  async function scheduleDigest(at: number): Promise<void> {
    const time = new Date(at)
    const day = time.toISOString().slice(0, 10)
    if (day === lastDigest || time.getUTCHours() < DIGEST_HOUR_UTC) return
    if (describeDigest(await outbox.readDigest(at)) === null) return
    await outbox.addDigest(day, via, at)
    lastDigest = day
  }
}

export type CopyQueueOptions = QueueOptions & { mailVisitor: MailVisitor; readWords: () => Promise<CopyWords> }

/** Copies for visitors. Texts are written when they are sent, so the queue holds none. Returns a function as createNotifier does. */
export function createCopyQueue({ mailVisitor, readWords, ...options }: CopyQueueOptions): () => Promise<void> {
  return createQueue('copy', options, async ({ id, submission }) => {
    if (submission === null) return null
    if (submission.state === 'spam') return { outcome: 'undeliverable', reason: 'the request was marked as spam' }
    const words = await readWords().catch(() => null)
    if (words === null) return { outcome: 'failed', reason: 'the words of the mail could not be read', retryAfterMs: 0 }
    return mailVisitor({ id, to: columnOf(submission, 'email'), ...writeCopy(submission, words) })
  })
}

/** Enough time for an operator to correct a password or an address after a weekend. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS

/** `attempt` resolves to null if there is nothing to send any more. */
function createQueue(
  via: Queue,
  { outbox, now = Date.now, random = Math.random }: QueueOptions,
  attempt: (due: DueNotification) => Promise<VisitorSending | null>,
): () => Promise<void> {
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
