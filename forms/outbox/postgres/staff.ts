import { MAX_ROWS, type Outage, type RequestState } from '../../../lib/requests/requests.ts'
import { MIN_FAILURES } from '../limits.ts'
import type { Staff } from '../outbox.ts'
import { type AnyState, conditionsOf, type Where } from '../request-filter.ts'
import { periodsOf, toCounts, toDetail, toEntry, toEvent, toRequestList } from '../rows.ts'
import type { Database } from './database.ts'
import { readInPages } from './pages.ts'

export function openStaff({ query, longQuery, transact }: Database, schema: string): Staff {
  const sql = statements(schema)

  function decide(change: string, values: unknown[], kind: string, by: string | null, now: number): Promise<boolean> {
    return transact(async run => {
      if ((await run(change, values)).count === 0) return false
      await run(sql.addEvent, [values[0], now, kind, by])
      return true
    })
  }

  async function count({ sql: where, values }: Where<unknown[]>): Promise<Record<RequestState, number>> {
    const { rows } = await longQuery(
      `SELECT state, count(*) AS total FROM ${schema}.submission WHERE ${where} GROUP BY state`,
      values,
    )
    return toCounts(rows)
  }

  async function findOutage(): Promise<Outage | null> {
    const { rows } = await query(sql.outage)
    const { since, failures, waiting } = rows[0] ?? {}
    if (Number(waiting) === 0 || Number(failures) < MIN_FAILURES) return null
    return { since: new Date(Number(since)).toISOString(), waiting: Number(waiting) }
  }

  async function countArrived(days: number[]): Promise<number[]> {
    const periods = periodsOf(days)
    const { rows } = await query(sql.countArrived, [periods.map(({ from }) => from), periods.map(({ to }) => to)])
    return rows.map(({ total }) => Number(total))
  }

  return {
    listRequests: async ({ asOf, offset, limit, ...filter }, now) => {
      const until = asOf === null ? now : Date.parse(asOf)
      const { sql: where, values } = toWhere(filter, 'received_at <= $1', until)
      const page = [`$${values.length + 1}`, `$${values.length + 2}`]
      const { rows } = await longQuery(
        `SELECT * FROM ${schema}.submission WHERE ${where} ORDER BY received_at DESC, id LIMIT ${page[0]} OFFSET ${page[1]}`,
        [...values, Math.min(limit, MAX_ROWS), offset],
      )
      const newer = toWhere(filter, 'received_at > $1', until)
      const newerRows = await longQuery(
        `SELECT count(*) AS total FROM ${schema}.submission WHERE ${newer.sql}`,
        newer.values,
      )
      return toRequestList({
        ...{ rows, state: filter.state, until, newer: newerRows.rows[0]?.total },
        counts: await count(toWhere({ ...filter, state: 'any' }, 'received_at <= $1', until)),
        outage: await findOutage(),
      })
    },
    summary: async days => ({
      counts: await count({ sql: `state <> 'erased'`, values: [] }),
      days: await countArrived(days),
      outage: await findOutage(),
    }),
    readRequest: async id => {
      const row = (await query(sql.find, [id])).rows[0]
      if (!row) return null
      const [events, copy] = [await query(sql.events, [id]), await query(sql.copy, [id])]
      return toDetail(toEntry(row), events.rows.map(toEvent), copy.rows[0])
    },
    matching: async function* (filter) {
      const rows = readInPages(longQuery, `${schema}.submission`, toWhere(filter), 'newest')
      for await (const row of rows) yield toEntry(row)
    },
    sendAgain: (id, by, now) => decide(sql.sendAgain, [id, now], 'sentAgain', by, now),
    release: (id, by, now) => decide(sql.release, [id, now], 'released', by, now),
    markSpam: (id, by, now) => decide(sql.markSpam, [id, now], 'spam', by, now),
    unmarkSpam: (id, by, now) => decide(sql.unmarkSpam, [id, now], 'notSpam', by, now),
    setNote: async (id, note) => (await query(sql.setNote, [id, note])).count === 1,
  }
}

function toWhere(filter: AnyState, more?: string, ...values: unknown[]): Where<unknown[]> {
  const bind = (value: string | number) => `$${values.push(value)}`
  const conditions = [...(more ? [more] : []), ...conditionsOf(filter, bind, 'strpos')]
  return { sql: conditions.join(' AND '), values }
}

function statements(schema: string) {
  const submission = `${schema}.submission`
  const toPending = `UPDATE ${submission} SET state = 'pending', refusal = NULL, next_attempt_at = $2 WHERE id = $1`
  return {
    find: `SELECT * FROM ${submission} WHERE id = $1 AND state <> 'erased'`,
    events: `SELECT * FROM ${schema}.event WHERE submission_id = $1 ORDER BY at DESC, id DESC`,
    copy: `SELECT * FROM ${schema}.notification WHERE submission_id = $1 AND kind = 'copy'`,
    addEvent: `INSERT INTO ${schema}.event (submission_id, at, kind, actor) VALUES ($1, $2, $3, $4)`,
    sendAgain: `${toPending} AND state <> 'erased'`,
    release: `${toPending} AND state = 'held'`,
    markSpam: `
      UPDATE ${submission} SET state = 'spam', sender = '', decided_at = $2 WHERE id = $1 AND state IN ('pending', 'refused', 'held', 'delivered')`,
    unmarkSpam: `
      UPDATE ${submission} SET state = CASE WHEN delivered_at IS NOT NULL THEN 'delivered'
        WHEN marks LIKE '%"honeypot filled"%' THEN 'held' ELSE 'pending' END,
        decided_at = NULL, refusal = NULL, next_attempt_at = $2 WHERE id = $1 AND state = 'spam'`,
    setNote: `UPDATE ${submission} SET note = $2 WHERE id = $1 AND state <> 'erased'`,
    countArrived: `
      SELECT (
        SELECT count(*) FROM ${submission} WHERE received_at >= started AND received_at < ended AND state <> 'spam'
      ) AS total
      FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS day (started, ended, place) ORDER BY place`,
    outage: `
      SELECT min(at) AS since, count(*) AS failures,
        (SELECT count(*) FROM ${submission} WHERE state = 'pending' AND attempts > 0) AS waiting
      FROM ${schema}.event WHERE kind = 'failed'
        AND at > coalesce((SELECT max(at) FROM ${schema}.event WHERE kind IN ('delivered', 'refused')), 0)`,
  }
}
