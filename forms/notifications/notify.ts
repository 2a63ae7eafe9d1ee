import { DEFAULT_TIME_ZONE, type TimeZone } from '../../lib/time/time-zones.ts'
import type { DueNotification, Notifications } from '../outbox/notifications.ts'
import { createQueue } from './queue.ts'
import { keyOf, type Message, type Way } from './way.ts'
import { describeDigest, describeRequest, type WordsOptions } from './words.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Morning in North America. */
const DIGEST_HOUR_UTC = 13

export type NotifierOptions = Omit<WordsOptions, 'zone'> & {
  outbox: Notifications
  /** A mail that it rejects for tells the time in the default zone. */
  readZone: () => Promise<TimeZone>
  way: Way
  now?: () => number
  random?: () => number
}

/** Tells staff by one way. Returns a function that attempts everything that is due, until the way fails. */
export function createNotifier({
  outbox,
  way: { via, send },
  siteUrl,
  hasDetails,
  readZone,
  now = Date.now,
  random = Math.random,
}: NotifierOptions): () => Promise<void> {
  let lastDigest = ''
  let zone: Promise<TimeZone> | null = null
  const workOn = createQueue({
    ...{ outbox, via, now, random },
    attempt: async due => {
      const message = await toMessage(due)
      return message && send(message)
    },
  })

  return async () => {
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
      const words = describeRequest(submission, { siteUrl, hasDetails, zone: await zone })
      return { key, event: 'request.received', form, receivedAt, ...words }
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
    await outbox.addDigest(day, [via], at)
    lastDigest = day
  }
}
