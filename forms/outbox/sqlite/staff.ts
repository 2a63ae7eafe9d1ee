import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { MAX_ROWS, type Outage, type RequestState } from '../../../lib/requests/requests.ts'
import { MIN_FAILURES } from '../limits.ts'
import type { Staff } from '../outbox.ts'
import { type AnyState, conditionsOf, type Where } from '../request-filter.ts'
import { periodsOf, toCounts, toDetail, toEntry, toEvent, toRequestList } from '../rows.ts'
import { transact } from './schema.ts'

type SqliteWhere = Where<SQLInputValue[]>

export function openStaff(database: DatabaseSync): Staff {
  const sql = prepare(database)

  function decide(
    change: ReturnType<DatabaseSync['prepare']>,
    kind: string,
    id: string,
    by: string | null,
    now: number,
  ) {
    return transact(database, () => {
      if (change.run({ id, now }).changes === 0) return false
      sql.addEvent.run(id, now, kind, by)
      return true
    })
  }

  function count({ sql: where, values }: SqliteWhere): Record<RequestState, number> {
    const rows = database.prepare(`SELECT state, count(*) AS total FROM submission ${where} GROUP BY state`)
    return toCounts(rows.all(...values))
  }

  function findOutage(): Outage | null {
    const last = Number(sql.lastDelivery.get()?.at ?? 0)
    const { at, failures } = sql.failuresSince.get(last) ?? {}
    const waiting = Number(sql.countWaiting.get()?.total)
    if (waiting === 0 || Number(failures) < MIN_FAILURES) return null
    return { since: new Date(Number(at)).toISOString(), waiting }
  }

  return {
    listRequests: async ({ asOf, offset, limit, ...filter }, now) => {
      const until = asOf === null ? now : Date.parse(asOf)
      const where = toWhere(filter, 'received_at <= ?', until)
      const rows = database
        .prepare(`SELECT * FROM submission ${where.sql} ORDER BY received_at DESC, id LIMIT ? OFFSET ?`)
        .all(...where.values, Math.min(limit, MAX_ROWS), offset)
      const newer = toWhere(filter, 'received_at > ?', until)
      return toRequestList({
        ...{ rows, state: filter.state, until, outage: findOutage() },
        counts: count(toWhere({ ...filter, state: 'any' }, 'received_at <= ?', until)),
        newer: database.prepare(`SELECT count(*) AS total FROM submission ${newer.sql}`).get(...newer.values)?.total,
      })
    },
    summary: async days => ({
      counts: count({ sql: `WHERE state <> 'erased'`, values: [] }),
      days: periodsOf(days).map(({ from, to }) => Number(sql.countArrived.get(from, to)?.total)),
      outage: findOutage(),
    }),
    readRequest: async id => {
      const row = sql.find.get(id)
      return row ? toDetail(toEntry(row), sql.events.all(id).map(toEvent), sql.copy.get(id)) : null
    },
    matching: async function* (filter) {
      const { sql: where, values } = toWhere(filter)
      const rows = database.prepare(`SELECT * FROM submission ${where} ORDER BY received_at DESC, id`)
      for (const row of rows.all(...values)) yield toEntry(row)
    },
    sendAgain: async (id, by, now) => decide(sql.sendAgain, 'sentAgain', id, by, now),
    release: async (id, by, now) => decide(sql.release, 'released', id, by, now),
    markSpam: async (id, by, now) => decide(sql.markSpam, 'spam', id, by, now),
    unmarkSpam: async (id, by, now) => decide(sql.unmarkSpam, 'notSpam', id, by, now),
    setNote: async (id, note) => sql.setNote.run(note, id).changes === 1,
  }
}

function toWhere(filter: AnyState, more?: string, ...values: SQLInputValue[]): SqliteWhere {
  const bind = (value: string | number) => {
    values.push(value)
    return '?'
  }
  const conditions = [...(more ? [more] : []), ...conditionsOf(filter, bind, 'instr')]
  return { sql: `WHERE ${conditions.join(' AND ')}`, values }
}

function prepare(database: DatabaseSync) {
  const toPending = `UPDATE submission SET state = 'pending', refusal = NULL, next_attempt_at = $now WHERE id = $id`
  return {
    find: database.prepare(`SELECT * FROM submission WHERE id = ? AND state <> 'erased'`),
    events: database.prepare('SELECT * FROM event WHERE submission_id = ? ORDER BY at DESC, rowid DESC'),
    copy: database.prepare(`SELECT * FROM notification WHERE submission_id = ? AND kind = 'copy'`),
    addEvent: database.prepare('INSERT INTO event (submission_id, at, kind, actor) VALUES (?, ?, ?, ?)'),
    sendAgain: database.prepare(`${toPending} AND state <> 'erased'`),
    release: database.prepare(`${toPending} AND state = 'held'`),
    markSpam: database.prepare(`
      UPDATE submission SET state = 'spam', sender = '', decided_at = $now WHERE id = $id AND state IN ('pending', 'refused', 'held', 'delivered')`),
    unmarkSpam: database.prepare(`
      UPDATE submission SET state = CASE WHEN delivered_at IS NOT NULL THEN 'delivered'
        WHEN marks LIKE '%"honeypot filled"%' THEN 'held' ELSE 'pending' END, decided_at = NULL,
        refusal = NULL, next_attempt_at = $now WHERE id = $id AND state = 'spam'`),
    setNote: database.prepare(`UPDATE submission SET note = ? WHERE id = ? AND state <> 'erased'`),
    countArrived: database.prepare(
      `SELECT count(*) AS total FROM submission WHERE received_at >= ? AND received_at < ? AND state <> 'spam'`,
    ),
    lastDelivery: database.prepare(`SELECT max(at) AS at FROM event WHERE kind IN ('delivered', 'refused')`),
    failuresSince: database.prepare(
      `SELECT min(at) AS at, count(*) AS failures FROM event WHERE kind = 'failed' AND at > ?`,
    ),
    countWaiting: database.prepare(`SELECT count(*) AS total FROM submission WHERE state = 'pending' AND attempts > 0`),
  }
}
