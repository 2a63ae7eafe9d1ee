import { z } from 'zod'
import { FORM_NAMES } from '../../lib/forms/forms.ts'
import type { Database } from '../store/database.ts'
import { decoderOf, type OutboxEntry, toEntry } from '../store/rows.ts'
import { notificationStatements } from '../store/statements.ts'
import { CLOCK_TOLERANCE_MS, type NotifyVia, openQueue } from './queue.ts'

/** Per minute and way. */
export const MARKED_QUOTA = 10
const LEASE_MS = 2 * 60_000

/** Mails to the address of one visitor, retries of the same one not counted. */
export const MAILS_PER_ADDRESS = 3
const ADDRESS_PERIOD_MS = 60 * 60_000
const MAIL_DAY_MS = 24 * 60 * 60_000

const LONG_WAIT_MS = 60 * 60_000
/** How long a message that never reached staff counts, and is an alarm. */
const UNDELIVERABLE_PERIOD_MS = 24 * 60 * 60_000

/** Each has a worker. Copies go to visitors, the others to staff. */
export type Queue = NotifyVia | 'copy'

export type DueNotification = ReturnType<typeof toNotification> & { submission: OutboxEntry | null }

export type DigestCount = ReturnType<typeof toDigestCount>

type ReservedMail = {
  /** A mail counts once, however often it is tried. */
  id: string
  /** A key of the address, from which nobody learns it. */
  address: string
  perDay: number
  now: number
}

export type MailLimit = 'address' | 'day'

export function openNotifications(database: Database) {
  const { dialect, query, transact } = database
  const sql = notificationStatements(dialect)
  const claim = openQueue(database, {
    table: 'notification',
    leaseMs: LEASE_MS,
    readQuota: async (run, period) => {
      const [told] = (await run(sql.countMarked, period)).rows
      return { isUsedUp: false, mayBeMarked: Number(told?.total) < MARKED_QUOTA }
    },
    decode: async (run, row): Promise<DueNotification> => {
      const found = row.submission_id === null ? null : await run(sql.findSubmission, [row.submission_id])
      const submission = found?.rows[0]
      return { ...toNotification(row), submission: submission ? toEntry(submission) : null }
    },
  })
  return {
    /** Idempotent per day and way. `day` is YYYY-MM-DD. */
    addDigest: async (day: string, via: NotifyVia, now: number) =>
      void (await query(sql.addDigest, [`digest-${day}.${via}`, via, now])),
    readDigest: async (now: number) => (await query(sql.readDigest, [now - LONG_WAIT_MS])).rows.map(toDigestCount),
    /** The one due longest, unmarked ones first; at most ten marked ones a minute, by senders in turns. */
    claimNotification: (via: Queue, now: number) => claim(via, now),
    markNotified: async (id: string, now: number) => void (await query(sql.settle, [id, 'sent', now, null])),
    markNotificationFailed: async (id: string, error: string, at: number) =>
      void (await query(sql.postpone, [id, error, at])),
    markUndeliverable: async (id: string, error: string, now: number) =>
      void (await query(sql.settle, [id, 'undeliverable', now, error])),
    /** Counts notifications to staff. Undeliverable ones count for a day, because their rows stay as long as the request. */
    countNotifications: async (now: number) => {
      const { rows } = await query(sql.count, [now - UNDELIVERABLE_PERIOD_MS])
      const counts = rows.map(row => [String(row.state), Number(row.total)])
      return { pending: 0, undeliverable: 0, ...Object.fromEntries(counts) }
    },

    /** Queues the copy of an unmarked submission for its visitor, once. */
    addCopy: async (id: string, now: number) => void (await query(sql.addCopy, [id, now])),
    /** Counts a mail to a visitor; or returns the limit, shared by all processes, that forbids it. */
    reserveMail: ({ id, address, perDay, now }: ReservedMail) =>
      transact(async (run): Promise<MailLimit | null> => {
        await dialect.lock(run, 'mail')
        if ((await run(sql.findMail, [id])).count > 0) return null
        const times = [now - MAIL_DAY_MS, now + CLOCK_TOLERANCE_MS, now - ADDRESS_PERIOD_MS]
        const [counts] = (await run(sql.countMails, [...times, address])).rows
        if (Number(counts?.to_address) >= MAILS_PER_ADDRESS) return 'address'
        if (Number(counts?.total) >= perDay) return 'day'
        await run(sql.addMail, [id, address, now])
        return null
      }),
  }
}

const toDigestCount = decoderOf(
  z.object({ state: z.enum(['held', 'refused', 'pending']), form: z.enum(FORM_NAMES), total: z.number() }),
  'count of submissions',
)

const toNotification = decoderOf(
  z
    .object({
      id: z.string(),
      kind: z.enum(['received', 'digest', 'copy']),
      via: z.enum(['email', 'webhook', 'copy']),
      created_at: z.number(),
      attempts: z.number(),
    })
    .transform(({ created_at: createdAt, ...same }) => ({ ...same, createdAt })),
  'notification',
)
