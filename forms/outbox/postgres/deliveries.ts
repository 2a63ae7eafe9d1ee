import { drawReference } from '../../reference.ts'
import type { Channel } from '../../submission.ts'
import { contactKeys } from '../contact.ts'
import { CLOCK_TOLERANCE_MS, IMPLAUSIBLE_WAIT_MS, LEASE_MS, MARKED_QUOTA, QUOTA, QUOTA_PERIOD_MS } from '../limits.ts'
import { isHeld, markAsReplayed, toRow } from '../new-rows.ts'
import type { Deliveries, NewSubmission, OutboxEntry } from '../outbox.ts'
import { type Row, toChannel, toCounts, toEntry } from '../rows.ts'
import { type Database, lock, type Query } from './database.ts'
import { readInPages } from './pages.ts'
import { nextMarked, openTurns } from './turns.ts'

export function openDeliveries(
  { query, longQuery, transact }: Database,
  schema: string,
  draw = drawReference,
): Deliveries {
  const sql = statements(schema)
  const turns = openTurns(schema)

  async function record(run: Query, submission: NewSubmission, kind: 'received' | 'corrected'): Promise<void> {
    const { id, form, values, now } = submission
    await run(sql.addContacts, [id, contactKeys(form, values)])
    await run(sql.addEvent, [id, now, kind])
  }

  async function isTokenUsed(run: Query, { tokenId, id }: Pick<NewSubmission, 'tokenId' | 'id'>): Promise<boolean> {
    return (await run(sql.isTokenUsed, [tokenId, id])).count > 0
  }

  /** Locked until it is stored, because another process may draw the same. */
  async function unusedReference(run: Query): Promise<string> {
    for (;;) {
      const reference = draw()
      await lock(run, schema, `reference ${reference}`)
      if ((await run(sql.isReferenceUsed, [reference])).count === 0) return reference
    }
  }

  async function find(id: string): Promise<Row | undefined> {
    return (await query(sql.find, [id])).rows[0]
  }

  /** One decision per channel at a time, so that processes share the quota. `choose` skips rows that others have locked. */
  async function lease(
    channel: Channel,
    now: number,
    choose: (run: Query, choice: Choice) => Promise<Row | undefined>,
  ): Promise<OutboxEntry | null> {
    const readQuota = async (run: Query) => {
      const period = [now - QUOTA_PERIOD_MS, now + CLOCK_TOLERANCE_MS]
      const { rows } = await run(sql.countAttempts, [channel, ...period])
      return { isUsedUp: Number(rows[0]?.total) >= QUOTA, mayBeMarked: Number(rows[0]?.marked) < MARKED_QUOTA }
    }
    const times = [now, now + IMPLAUSIBLE_WAIT_MS]
    const hasWork = await query(sql.hasDue, [channel, ...times])
    if (hasWork.count === 0 || (await readQuota(query)).isUsedUp) return null
    return transact(async run => {
      await lock(run, schema, channel)
      await run(sql.bringForward, [channel, ...times])
      const { isUsedUp, ...choice } = await readQuota(run)
      const chosen = isUsedUp ? undefined : await choose(run, choice)
      const row = chosen && (await run(sql.lease, [now + LEASE_MS, chosen.id])).rows[0]
      if (!row) return null
      await turns.record(run, channel, now, row)
      return toEntry(row)
    })
  }

  async function nextDue(run: Query, channel: Channel, now: number, { mayBeMarked }: Choice): Promise<Row | undefined> {
    const unmarked = await run(sql.nextUnmarked, [channel, now])
    return unmarked.rows[0] ?? (mayBeMarked ? (await run(sql.nextMarked, [channel, now])).rows[0] : undefined)
  }

  /** Does nothing when the submission was erased meanwhile. */
  async function settle(id: string, change: string, values: unknown[], event: unknown[]): Promise<void> {
    await transact(async run => {
      if ((await run(change, [id, ...values])).count > 0) await run(sql.addAttempt, [id, ...event])
    })
  }

  return {
    add: sent =>
      transact(async run => {
        if (sent.tokenId !== '') await lock(run, schema, `token ${sent.tokenId}`)
        const isReplayed = sent.tokenId !== '' && (await isTokenUsed(run, sent))
        const submission = isReplayed ? markAsReplayed(sent) : sent
        const { id, form, channel, fields, search, token, marks, marked, state, now, sender } = toRow(submission)
        const reference = await unusedReference(run)
        const row = [id, form, channel, fields, search, token, marks, marked, state, now, sender, reference]
        if ((await run(sql.insert, row)).count === 0) return null
        await record(run, submission, 'received')
        const via = isHeld(submission) ? [] : submission.notify
        if (via.length > 0) await run(sql.notify, [id, via, marked, now, sender])
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
    claimDue: (channel, now) => lease(channel, now, (run, choice) => nextDue(run, channel, now, choice)),
    claim: async (id, now) => {
      const row = await find(id)
      if (!row) return null
      const channel = toChannel(row.channel)
      return lease(channel, now, async (run, choice) => {
        const due = (await run(sql.isDue, [id, now])).rows[0]
        return due?.is_marked !== 1 || (await nextDue(run, channel, now, choice))?.id === id ? due : undefined
      })
    },
    markDelivered: (id, now) => settle(id, sql.markDelivered, [now], [now, 'delivered', null, '[]']),
    markRefused: (id, refusal, now) => {
      const errors = JSON.stringify(refusal)
      return settle(id, sql.markRefused, [errors], [now, 'refused', null, errors])
    },
    markFailed: (id, { trouble, errors }, now, nextAttemptAt) =>
      settle(id, sql.markFailed, [nextAttemptAt], [now, 'failed', trouble, JSON.stringify(errors)]),
    recordShown: async (id, errors, now) => void (await query(sql.addShown, [id, now, JSON.stringify(errors)])),
    list: async function* (state) {
      const where = state ? 'state = $1' : `state <> 'erased'`
      const rows = readInPages(
        longQuery,
        `${schema}.submission`,
        { sql: where, values: state ? [state] : [] },
        'oldest',
      )
      for await (const row of rows) yield toEntry(row)
    },
    countByState: async () => toCounts((await query(sql.countByState)).rows),
    countMarkedPending: async () => Number((await query(sql.countMarkedPending)).rows[0]?.total),
    oldestPending: async () => {
      const at = (await query(sql.oldestPending)).rows[0]?.at
      return at === null || at === undefined ? null : Number(at)
    },
  }
}

type Choice = { mayBeMarked: boolean }

function statements(schema: string) {
  const submission = `${schema}.submission`
  // In statements that use these, $2 is the time now, and $3 the last plausible one.
  const due = `state = 'pending' AND next_attempt_at <= $2`
  const putOff = `state = 'pending' AND next_attempt_at > $3`
  return {
    insert: `
      INSERT INTO ${submission}
        (id, form, channel, fields, search, token_id, marks, is_marked, state, received_at, next_attempt_at, sender,
          reference)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12) ON CONFLICT (id) DO NOTHING`,
    isReferenceUsed: `SELECT 1 FROM ${submission} WHERE reference = $1 LIMIT 1`,
    correct: `
      UPDATE ${submission} SET fields = $2, search = $3, token_id = $4, marks = $5, is_marked = $6, state = $7,
        refusal = NULL, next_attempt_at = $8, sender = $9 WHERE id = $1 AND state = 'refused'`,
    notify: `
      INSERT INTO ${schema}.notification
        (id, kind, via, submission_id, is_marked, state, created_at, next_attempt_at, sender)
      SELECT $1::text || '.' || via, 'received', via, $1, $3, 'pending', $4, $4, $5 FROM unnest($2::text[]) AS via`,
    addContacts: `INSERT INTO ${schema}.contact (submission_id, key) SELECT $1, unnest($2::text[])`,
    forgetContacts: `DELETE FROM ${schema}.contact WHERE submission_id = $1`,
    addEvent: `INSERT INTO ${schema}.event (submission_id, at, kind) VALUES ($1, $2, $3)`,
    addAttempt: `
      INSERT INTO ${schema}.event (submission_id, at, kind, trouble, errors, attempt)
      SELECT id, $2, $3, $4, $5, attempts FROM ${submission} WHERE id = $1`,
    addShown: `
      INSERT INTO ${schema}.event (submission_id, at, kind, errors) SELECT id, $2, 'shown', $3 FROM ${submission} WHERE id = $1`,
    isTokenUsed: `SELECT 1 FROM ${submission} WHERE token_id = $1 AND id <> $2 AND state <> 'refused' LIMIT 1`,
    find: `SELECT * FROM ${submission} WHERE id = $1 AND state <> 'erased'`,
    hasDue: `SELECT 1 FROM ${submission} WHERE channel = $1 AND (${due} OR ${putOff}) LIMIT 1`,
    bringForward: `UPDATE ${submission} SET next_attempt_at = $2 WHERE channel = $1 AND ${putOff}`,
    nextUnmarked: `
      SELECT id, is_marked FROM ${submission} WHERE channel = $1 AND is_marked = 0 AND ${due}
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    nextMarked: nextMarked(schema, 'submission', `channel = $1 AND ${due}`),
    isDue: `SELECT id, is_marked FROM ${submission} WHERE id = $1 AND ${due} FOR UPDATE SKIP LOCKED`,
    lease: `UPDATE ${submission} SET next_attempt_at = $1, attempts = attempts + 1 WHERE id = $2 RETURNING *`,
    countAttempts: `
      SELECT count(*) AS total, coalesce(sum(is_marked), 0) AS marked FROM ${schema}.attempt WHERE channel = $1 AND at > $2 AND at <= $3`,
    markDelivered: `UPDATE ${submission} SET state = 'delivered', sender = '', delivered_at = $2 WHERE id = $1`,
    markRefused: `UPDATE ${submission} SET state = 'refused', sender = '', refusal = $2 WHERE id = $1`,
    markFailed: `UPDATE ${submission} SET next_attempt_at = $2 WHERE id = $1`,
    countByState: `SELECT state, count(*) AS total FROM ${submission} WHERE state <> 'erased' GROUP BY state`,
    countMarkedPending: `SELECT count(*) AS total FROM ${submission} WHERE state = 'pending' AND is_marked = 1`,
    oldestPending: `SELECT min(received_at) AS at FROM ${submission} WHERE state = 'pending'`,
  }
}
