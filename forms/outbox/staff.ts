import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  MAX_ROWS,
  type Outage,
  REQUEST_STATES,
  type RequestFilter,
  type RequestList,
  type RequestState,
} from '../../lib/requests/requests.ts'
import { searchWords } from './contact.ts'
import { noCounts } from './deliveries.ts'
import type { Staff } from './outbox.ts'
import { toDetail, toEntry, toEvent, toRequestRow, toState } from './rows.ts'
import { transact } from './schema.ts'

const DAY_MS = 24 * 60 * 60_000
const MIN_FAILURES = 2

type Where = { sql: string; values: Record<string, SQLInputValue> }

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

  function count(where: Where): Record<RequestState, number> {
    const counts = noCounts()
    const rows = database.prepare(`SELECT state, count(*) AS total FROM submission ${where.sql} GROUP BY state`)
    for (const { state, total } of rows.all(where.values)) counts[toState(state)] = Number(total)
    return counts
  }

  function findOutage(): Outage | null {
    const last = Number(sql.lastDelivery.get()?.at ?? 0)
    const { at, failures } = sql.failuresSince.get(last) ?? {}
    const waiting = Number(sql.countWaiting.get()?.total)
    if (waiting === 0 || Number(failures) < MIN_FAILURES) return null
    return { since: new Date(Number(at)).toISOString(), waiting }
  }

  return {
    listRequests: ({ asOf, offset, limit, ...filter }, now): RequestList => {
      const until = asOf === null ? now : Date.parse(asOf)
      const counts = count(toWhere({ ...filter, state: 'any' }, 'received_at <= $until', { until }))
      const where = toWhere(filter, 'received_at <= $until', { until })
      const rows = database
        .prepare(`SELECT * FROM submission ${where.sql} ORDER BY received_at DESC, id LIMIT $limit OFFSET $offset`)
        .all({ ...where.values, limit: Math.min(limit, MAX_ROWS), offset })
      const newer = toWhere(filter, 'received_at > $until', { until })
      const all = REQUEST_STATES.reduce((sum, state) => sum + (state === 'spam' ? 0 : counts[state]), 0)
      return {
        rows: rows.map(row => toRequestRow(toEntry(row))),
        total: filter.state === null ? all : counts[filter.state],
        counts: { ...counts, all },
        asOf: new Date(until).toISOString(),
        newer: Number(
          database.prepare(`SELECT count(*) AS total FROM submission ${newer.sql}`).get(newer.values)?.total,
        ),
        outage: findOutage(),
      }
    },
    summary: now => ({
      counts: count({ sql: `WHERE state <> 'erased'`, values: {} }),
      recent: Number(sql.countRecent.get(now - DAY_MS)?.total),
      outage: findOutage(),
    }),
    readRequest: id => {
      const row = sql.find.get(id)
      return row ? toDetail(toEntry(row), sql.events.all(id).map(toEvent)) : null
    },
    matching: function* (filter) {
      const { sql: where, values } = toWhere(filter)
      const rows = database.prepare(`SELECT * FROM submission ${where} ORDER BY received_at DESC, id`)
      for (const row of rows.iterate(values)) yield toEntry(row)
    },
    sendAgain: (id, by, now) => decide(sql.sendAgain, 'sentAgain', id, by, now),
    release: (id, by, now) => decide(sql.release, 'released', id, by, now),
    markSpam: (id, by, now) => decide(sql.markSpam, 'spam', id, by, now),
    unmarkSpam: (id, by, now) => decide(sql.unmarkSpam, 'notSpam', id, by, now),
    setNote: (id, note) => sql.setNote.run(note, id).changes === 1,
  }
}

type AnyState = Omit<RequestFilter, 'state'> & { state: RequestFilter['state'] | 'any' }

/** Without a state, matches everything but spam; never matches erased submissions. */
function toWhere(filter: AnyState, more = '', values: Where['values'] = {}): Where {
  const conditions = [more, filter.state === 'any' ? `state <> 'erased'` : '']
  const all: Where['values'] = { ...values }
  if (filter.state === null) conditions.push(`state NOT IN ('spam', 'erased')`)
  else if (filter.state !== 'any') {
    conditions.push('state = $state')
    all.state = filter.state
  }
  if (filter.form !== null) {
    conditions.push('form = $form')
    all.form = filter.form
  }
  if (filter.since !== null) {
    conditions.push('received_at >= $since')
    all.since = Date.parse(filter.since)
  }
  if (filter.isMarked) conditions.push('is_marked = 1')
  for (const [index, word] of searchWords(filter.search).entries()) {
    conditions.push(`instr(search, $word${index}) > 0`)
    all[`word${index}`] = word
  }
  return { sql: `WHERE ${conditions.filter(Boolean).join(' AND ')}`, values: all }
}

function prepare(database: DatabaseSync) {
  const toPending = `UPDATE submission SET state = 'pending', refusal = NULL, next_attempt_at = $now WHERE id = $id`
  return {
    find: database.prepare(`SELECT * FROM submission WHERE id = ? AND state <> 'erased'`),
    events: database.prepare('SELECT * FROM event WHERE submission_id = ? ORDER BY at DESC, rowid DESC'),
    addEvent: database.prepare('INSERT INTO event (submission_id, at, kind, actor) VALUES (?, ?, ?, ?)'),
    sendAgain: database.prepare(`${toPending} AND state <> 'erased'`),
    release: database.prepare(`${toPending} AND state = 'held'`),
    markSpam: database.prepare(`
      UPDATE submission SET state = 'spam', decided_at = $now WHERE id = $id AND state IN ('pending', 'refused', 'held')`),
    unmarkSpam: database.prepare(`
      UPDATE submission SET state = iif(marks LIKE '%"honeypot filled"%', 'held', 'pending'), decided_at = NULL,
        refusal = NULL, next_attempt_at = $now WHERE id = $id AND state = 'spam'`),
    setNote: database.prepare(`UPDATE submission SET note = ? WHERE id = ? AND state <> 'erased'`),
    countRecent: database.prepare(
      `SELECT count(*) AS total FROM submission WHERE received_at > ? AND state NOT IN ('spam', 'erased')`,
    ),
    lastDelivery: database.prepare(`SELECT max(at) AS at FROM event WHERE kind IN ('delivered', 'refused')`),
    failuresSince: database.prepare(
      `SELECT min(at) AS at, count(*) AS failures FROM event WHERE kind = 'failed' AND at > ?`,
    ),
    countWaiting: database.prepare(`SELECT count(*) AS total FROM submission WHERE state = 'pending' AND attempts > 0`),
  }
}
