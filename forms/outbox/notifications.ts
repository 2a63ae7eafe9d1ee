import type { Database } from '../store/database.ts'
import { toDigest, toNotification, toNotificationCounts } from '../store/rows.ts'
import { notificationStatements } from '../store/statements.ts'
import {
  ADDRESS_PERIOD_MS,
  CLOCK_TOLERANCE_MS,
  LONG_WAIT_MS,
  MAIL_DAY_MS,
  MAILS_PER_ADDRESS,
  MARKED_NOTIFICATION_QUOTA,
  NOTIFICATION_LEASE_MS,
  UNDELIVERABLE_PERIOD_MS,
} from './limits.ts'
import type { MailLimit, NotifyVia, Queue, ReservedMail } from './outbox.ts'
import { openQueue } from './queue.ts'

export type Notifications = ReturnType<typeof openNotifications>

export function openNotifications(database: Database) {
  const { dialect, query, transact } = database
  const sql = notificationStatements(dialect)
  const claim = openQueue(database, {
    table: 'notification',
    leaseMs: NOTIFICATION_LEASE_MS,
    readQuota: async (run, period) => {
      const [told] = (await run(sql.countMarked, period)).rows
      return { isUsedUp: false, mayBeMarked: Number(told?.total) < MARKED_NOTIFICATION_QUOTA }
    },
  })
  return {
    /** Idempotent per day and way. `day` is YYYY-MM-DD. */
    addDigest: async (day: string, via: NotifyVia[], now: number) =>
      void (await query(sql.addDigest, [`digest-${day}`, via, now])),
    readDigest: async (now: number) => toDigest((await query(sql.readDigest, [now - LONG_WAIT_MS])).rows),
    /** The one due longest, unmarked ones first; at most ten marked ones a minute, by senders in turns. */
    claimNotification: (via: Queue, now: number) =>
      claim(via, now, async (run, row) => {
        const found = row.submission_id === null ? null : await run(sql.findSubmission, [row.submission_id])
        return toNotification(row, found?.rows[0])
      }),
    markNotified: async (id: string, now: number) => void (await query(sql.settle, [id, 'sent', now, null])),
    markNotificationFailed: async (id: string, error: string, at: number) =>
      void (await query(sql.postpone, [id, error, at])),
    markUndeliverable: async (id: string, error: string, now: number) =>
      void (await query(sql.settle, [id, 'undeliverable', now, error])),
    /** Counts notifications to staff. Undeliverable ones count for a day, because their rows stay as long as the request. */
    countNotifications: async (now: number) =>
      toNotificationCounts((await query(sql.count, [now - UNDELIVERABLE_PERIOD_MS])).rows),

    /** Queues the copy of an unmarked submission for its visitor, once. */
    addCopy: async (id: string, now: number) => void (await query(sql.addCopy, [id, now])),
    /** Counts a mail to a visitor; or returns the limit, shared by all processes, that forbids it. */
    reserveMail: ({ id, address, perDay, now }: ReservedMail) =>
      transact(async (run): Promise<MailLimit | null> => {
        await dialect.lock(run, 'mail')
        if ((await run(sql.findMail, [id])).count > 0) return null
        const total = async (text: string, values: unknown[]) => Number((await run(text, values)).rows[0]?.total)
        const until = now + CLOCK_TOLERANCE_MS
        if ((await total(sql.countMailsTo, [now - ADDRESS_PERIOD_MS, until, address])) >= MAILS_PER_ADDRESS)
          return 'address'
        if ((await total(sql.countMails, [now - MAIL_DAY_MS, until])) >= perDay) return 'day'
        await run(sql.addMail, [id, address, now])
        return null
      }),
    /** Deletes the counts of mails up to `until`, and after `latest`, where a fast clock may have put them. */
    forgetMails: async (until: number, latest: number) => void (await query(sql.forgetMails, [until, latest])),
  }
}
