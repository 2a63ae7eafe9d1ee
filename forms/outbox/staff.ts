import {
  type ListQuery,
  MAX_ROWS,
  type Outage,
  type RequestDetail,
  type RequestFilter,
  type RequestList,
  type RequestState,
  type RequestSummary,
} from '../../lib/requests/requests.ts'
import type { Database } from '../store/database.ts'
import { periodsOf, toCounts, toDetail, toEntry, toEvent, toRequestList } from '../store/rows.ts'
import { submissionStatements } from '../store/statements.ts'
import { MIN_FAILURES } from './limits.ts'
import { readInPages, toWhere, type Where } from './request-filter.ts'

/** `by` is a name. A change returns false when the request is missing or its state does not allow it. */
export function openStaff(database: Database) {
  const { dialect, query, longQuery, transact } = database
  const sql = submissionStatements(dialect)
  const submission = `${dialect.prefix}submission`

  function decide(change: string, kind: string) {
    return (id: string, by: string | null, now: number): Promise<boolean> =>
      transact(async run => {
        if ((await run(change, [id, now])).count === 0) return false
        await run(sql.addEvent, [id, now, kind, by])
        return true
      })
  }

  async function count({ sql: where, values }: Where): Promise<Record<RequestState, number>> {
    const counting = `SELECT state, count(*) AS total FROM ${submission} WHERE ${where} GROUP BY state`
    return toCounts((await longQuery(counting, values)).rows)
  }

  async function findOutage(): Promise<Outage | null> {
    const { since, failures, waiting } = (await query(sql.outage)).rows[0] ?? {}
    if (Number(waiting) === 0 || Number(failures) < MIN_FAILURES) return null
    return { since: new Date(Number(since)).toISOString(), waiting: Number(waiting) }
  }

  async function countArrived(from: number, to: number): Promise<number> {
    return Number((await query(sql.countArrived, [from, to])).rows[0]?.total)
  }

  return {
    listRequests: async ({ asOf, offset, limit, ...filter }: ListQuery, now: number): Promise<RequestList> => {
      const until = asOf === null ? now : Date.parse(asOf)
      const { sql: where, values } = toWhere(dialect, filter, '<=', until)
      const page = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`
      const { rows } = await longQuery(
        `SELECT * FROM ${submission} WHERE ${where} ORDER BY received_at DESC, id ${page}`,
        [...values, Math.min(limit, MAX_ROWS), offset],
      )
      const newer = toWhere(dialect, filter, '>', until)
      const newerRows = await longQuery(`SELECT count(*) AS total FROM ${submission} WHERE ${newer.sql}`, newer.values)
      return toRequestList({
        ...{ rows, state: filter.state, until, newer: newerRows.rows[0]?.total },
        counts: await count(toWhere(dialect, { ...filter, state: 'any' }, '<=', until)),
        outage: await findOutage(),
      })
    },
    /** `days`: when each day to count starts, in milliseconds since 1970, the earliest first. */
    summary: async (days: number[]): Promise<RequestSummary> => ({
      counts: await count({ sql: `state <> 'erased'`, values: [] }),
      days: await Promise.all(periodsOf(days).map(({ from, to }) => countArrived(from, to))),
      outage: await findOutage(),
    }),
    readRequest: async (id: string): Promise<RequestDetail | null> => {
      const [row] = (await query(sql.find, [id])).rows
      if (!row) return null
      const [events, copy] = [await query(sql.events, [id]), await query(sql.copy, [id])]
      return toDetail(toEntry(row), events.rows.map(toEvent), copy.rows[0])
    },
    matching: async function* (filter: RequestFilter) {
      for await (const row of readInPages(database, toWhere(dialect, filter), 'newest')) yield toEntry(row)
    },
    sendAgain: decide(sql.sendAgain, 'sentAgain'),
    release: decide(sql.release, 'released'),
    markSpam: decide(sql.markSpam, 'spam'),
    unmarkSpam: decide(sql.unmarkSpam, 'notSpam'),
    setNote: async (id: string, note: string) => (await query(sql.setNote, [id, note])).count === 1,
  }
}
