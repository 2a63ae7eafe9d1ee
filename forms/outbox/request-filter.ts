import type { RequestFilter } from '../../lib/forms/requests.ts'
import { findReference } from '../reference.ts'
import type { Database, Dialect, Row } from '../store/database.ts'
import { type OutboxEntry, toEntry } from '../store/rows.ts'
import { searchWords } from './contact.ts'

type AnyState = Omit<RequestFilter, 'state'> & { state: RequestFilter['state'] | 'any' }

export type Where = { sql: string; values: unknown[] }

/** With a comparison, only what was received then. Without a state, leaves out spam; never matches erased submissions. */
export function toWhere(dialect: Dialect, filter: AnyState, comparison?: '<=' | '>', time?: number): Where {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = comparison ? [`received_at ${comparison} ${bind(time)}`] : []
  if (filter.state === 'any') conditions.push(`state <> 'erased'`)
  else if (filter.state === null) conditions.push(`state NOT IN ('spam', 'erased')`)
  else conditions.push(`state = ${bind(filter.state)}`)
  if (filter.form !== null) conditions.push(`form = ${bind(filter.form)}`)
  if (filter.since !== null) conditions.push(`received_at >= ${bind(Date.parse(filter.since))}`)
  if (filter.isMarked) conditions.push('is_marked = 1')
  const allOf = (typed: string) => searchWords(typed).map(word => dialect.contains('search', bind(word)))
  const found = findReference(filter.search)
  const words = allOf(filter.search)
  if (found === null) conditions.push(...words)
  else {
    // A Canadian postal code looks like a reference.
    const byReference = [`reference = ${bind(found.reference)}`, ...allOf(found.rest)]
    conditions.push(`((${words.join(' AND ')}) OR (${byReference.join(' AND ')}))`)
  }
  return { sql: conditions.join(' AND '), values }
}

const PAGE_ROWS = 500

/** Neither side holds all submissions. Each is read once, though others may arrive meanwhile. */
export async function* readInPages(
  { dialect, longQuery }: Database,
  { sql: where, values }: Where,
  first: 'oldest' | 'newest',
): AsyncIterable<OutboxEntry> {
  const [direction, beyond] = first === 'oldest' ? ['ASC', '>'] : ['DESC', '<']
  const [at, id] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const isBehind = `(received_at ${beyond} ${at} OR (received_at = ${at} AND id > ${id}))`
  for (let last: Row | undefined; ; ) {
    const { rows } = await longQuery(
      `SELECT * FROM ${dialect.prefix}submission WHERE ${where}${last ? ` AND ${isBehind}` : ''}
       ORDER BY received_at ${direction}, id LIMIT ${PAGE_ROWS}`,
      last ? [...values, last.received_at, last.id] : values,
    )
    for (const row of rows) yield toEntry(row)
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)
  }
}
