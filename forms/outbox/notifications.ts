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
import type { Mails, Notifications } from './outbox.ts'
import { openQueue } from './queue.ts'

export function openNotifications(database: Database): Notifications & Mails {
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
    addDigest: async (day, via, now) => void (await query(sql.addDigest, [`digest-${day}`, via, now])),
    readDigest: async now => toDigest((await query(sql.readDigest, [now - LONG_WAIT_MS])).rows),
    claimNotification: (via, now) =>
      claim(via, now, async (run, row) => {
        const found = row.submission_id === null ? null : await run(sql.findSubmission, [row.submission_id])
        return toNotification(row, found?.rows[0])
      }),
    markNotified: async (id, now) => void (await query(sql.settle, [id, 'sent', now, null])),
    markNotificationFailed: async (id, error, at) => void (await query(sql.postpone, [id, error, at])),
    markUndeliverable: async (id, error, now) => void (await query(sql.settle, [id, 'undeliverable', now, error])),
    countNotifications: async now =>
      toNotificationCounts((await query(sql.count, [now - UNDELIVERABLE_PERIOD_MS])).rows),

    addCopy: async (id, now) => void (await query(sql.addCopy, [id, now])),
    reserveMail: ({ id, address, perDay, now }) =>
      transact(async run => {
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
    forgetMails: async (until, latest) => void (await query(sql.forgetMails, [until, latest])),
  }
}
