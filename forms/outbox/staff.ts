import {
  type ListQuery,
  MAX_ROWS,
  type Outage,
  REQUEST_STATES,
  type RequestDetail,
  type RequestFilter,
  type RequestList,
  type RequestState,
  type RequestSummary,
} from '../../lib/forms/requests.ts'
import { sum } from '../../lib/words/sum.ts'
import type { Database } from '../store/database.ts'
import { toCopy, toCounts, toEntry, toEvent, toRequestRow } from '../store/rows.ts'
import { submissionStatements } from '../store/statements.ts'
import { readInPages, toWhere, type Where } from './request-filter.ts'

/** One may be an accident. */
const MIN_FAILURES = 2
const IN_ANY_STATE: Where = { sql: `state <> 'erased'`, values: [] }

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

  return {
    countByState: () => count(IN_ANY_STATE),
    /** Oldest first, without erased submissions; all states by default. */
    list: (state?: RequestState) =>
      readInPages(database, state ? { sql: 'state = $1', values: [state] } : IN_ANY_STATE, 'oldest'),
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
      const counts = await count(toWhere(dialect, { ...filter, state: 'any' }, '<=', until))
      const all = sum(REQUEST_STATES.map(state => (state === 'spam' ? 0 : counts[state])))
      return {
        rows: rows.map(row => toRequestRow(toEntry(row))),
        total: filter.state === null ? all : counts[filter.state],
        counts: { ...counts, all },
        asOf: new Date(until).toISOString(),
        newer: Number(newerRows.rows[0]?.total),
        outage: await findOutage(),
      }
    },
    /** `days`: when each day to count starts, in milliseconds since 1970, the earliest first. The last has no end. */
    summary: async (days: number[]): Promise<RequestSummary> => ({
      counts: await count(IN_ANY_STATE),
      days: await Promise.all(
        days.map(async (from, index) => {
          const to = days[index + 1] ?? Number.MAX_SAFE_INTEGER
          return Number((await query(sql.countArrived, [from, to])).rows[0]?.total)
        }),
      ),
      outage: await findOutage(),
    }),
    readRequest: async (id: string): Promise<RequestDetail | null> => {
      const [row] = (await query(sql.find, [id])).rows
      if (!row) return null
      const [events, copy] = [await query(sql.events, [id]), await query(sql.copy, [id])]
      const entry = toEntry(row)
      const { values, deliveredAt, attempts, nextAttemptAt, refusal, note, state } = entry
      return {
        ...toRequestRow(entry),
        ...{ values, deliveredAt, attempts, refusal, note, history: events.rows.map(toEvent) },
        nextAttemptAt: state === 'pending' ? nextAttemptAt : null,
        copy: copy.rows[0] ? toCopy(copy.rows[0]) : null,
      }
    },
    matching: (filter: RequestFilter) => readInPages(database, toWhere(dialect, filter), 'newest'),
    sendAgain: decide(sql.sendAgain, 'sentAgain'),
    release: decide(sql.release, 'released'),
    markSpam: decide(sql.markSpam, 'spam'),
    unmarkSpam: decide(sql.unmarkSpam, 'notSpam'),
    setNote: async (id: string, note: string) => (await query(sql.setNote, [id, note])).count === 1,
  }
}
