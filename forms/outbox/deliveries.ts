import { drawReference } from '../reference.ts'
import type { Database, Query, Row } from '../store/database.ts'
import { toChannel, toCounts, toEntry } from '../store/rows.ts'
import { notificationStatements, submissionStatements } from '../store/statements.ts'
import { contactKeys } from './contact.ts'
import { LEASE_MS, MARKED_QUOTA, QUOTA } from './limits.ts'
import { isHeld, markAsReplayed, toRow } from './new-rows.ts'
import type { Deliveries, NewSubmission } from './outbox.ts'
import { openQueue } from './queue.ts'
import { readInPages } from './request-filter.ts'

export function openDeliveries(database: Database, draw = drawReference): Deliveries {
  const { dialect, query, transact } = database
  const sql = submissionStatements(dialect)
  const notifications = notificationStatements(dialect)
  const claim = openQueue(database, {
    table: 'submission',
    leaseMs: LEASE_MS,
    readQuota: async (run, period) => {
      const [used] = (await run(sql.countAttempts, period)).rows
      return { isUsedUp: Number(used?.total) >= QUOTA, mayBeMarked: Number(used?.marked) < MARKED_QUOTA }
    },
  })
  const decode = async (_: Query, row: Row) => toEntry(row)

  async function record(run: Query, submission: NewSubmission, kind: 'received' | 'corrected'): Promise<void> {
    const { id, form, values, now } = submission
    await run(sql.addContacts, [id, contactKeys(form, values)])
    await run(sql.addEvent, [id, now, kind, null])
  }

  async function isTokenUsed(run: Query, { tokenId, id }: Pick<NewSubmission, 'tokenId' | 'id'>): Promise<boolean> {
    return (await run(sql.isTokenUsed, [tokenId, id])).count > 0
  }

  /** Locked until it is stored, because another process may draw the same. */
  async function unusedReference(run: Query): Promise<string> {
    for (;;) {
      const reference = draw()
      await dialect.lock(run, `reference ${reference}`)
      if ((await run(sql.isReferenceUsed, [reference])).count === 0) return reference
    }
  }

  async function find(id: string): Promise<Row | undefined> {
    return (await query(sql.find, [id])).rows[0]
  }

  /** Does nothing when the submission was erased meanwhile. */
  async function settle(id: string, change: string, value: unknown, event: unknown[]): Promise<void> {
    await transact(async run => {
      if ((await run(change, [id, value])).count > 0) await run(sql.addAttempt, [id, ...event])
    })
  }

  return {
    add: sent =>
      transact(async run => {
        if (sent.tokenId !== '') await dialect.lock(run, `token ${sent.tokenId}`)
        const isReplayed = sent.tokenId !== '' && (await isTokenUsed(run, sent))
        const submission = isReplayed ? markAsReplayed(sent) : sent
        const { id, form, channel, fields, search, token, marks, marked, state, now, sender } = toRow(submission)
        const reference = await unusedReference(run)
        const row = [id, form, channel, fields, search, token, marks, marked, state, now, sender, reference]
        if ((await run(sql.insert, row)).count === 0) return null
        await record(run, submission, 'received')
        const ways = isHeld(submission) ? [] : submission.notify
        await run(notifications.add, [id, ways, marked, now, sender])
        return reference
      }),
    correct: submission =>
      transact(async run => {
        const { id, fields, search, token, marks, marked, state, now, sender } = toRow(submission)
        const { count } = await run(sql.correct, [id, fields, search, token, marks, marked, state, now, sender])
        if (count === 0) return false
        await run(sql.forgetContacts, [id])
        await record(run, submission, 'corrected')
        return true
      }),
    isTokenUsed: (tokenId, id) => isTokenUsed(query, { tokenId, id }),
    find: async id => {
      const row = await find(id)
      return row ? toEntry(row) : null
    },
    claimDue: (channel, now) => claim(channel, now, decode),
    claim: async (id, now) => {
      const row = await find(id)
      if (!row) return null
      return claim(toChannel(row.channel), now, decode, async (run, next) => {
        const [due] = (await run(sql.isDue, [id, now])).rows
        return due && (due.is_marked !== 1 || (await next()) === id) ? id : undefined
      })
    },
    markDelivered: (id, now) => settle(id, sql.markDelivered, now, [now, 'delivered', null, '[]']),
    markRefused: (id, refusal, now) => {
      const errors = JSON.stringify(refusal)
      return settle(id, sql.markRefused, errors, [now, 'refused', null, errors])
    },
    markFailed: (id, { trouble, errors }, now, nextAttemptAt) =>
      settle(id, sql.markFailed, nextAttemptAt, [now, 'failed', trouble, JSON.stringify(errors)]),
    recordShown: async (id, errors, now) => void (await query(sql.addShown, [id, now, JSON.stringify(errors)])),
    list: async function* (state) {
      const where = state ? { sql: 'state = $1', values: [state] } : { sql: `state <> 'erased'`, values: [] }
      for await (const row of readInPages(database, where, 'oldest')) yield toEntry(row)
    },
    countByState: async () => toCounts((await query(sql.countByState)).rows),
    countMarkedPending: async () => Number((await query(sql.countMarkedPending)).rows[0]?.total),
    oldestPending: async () => {
      const at = (await query(sql.oldestPending)).rows[0]?.at
      return at === null || at === undefined ? null : Number(at)
    },
  }
}
