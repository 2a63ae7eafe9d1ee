import type { Where } from '../request-filter.ts'
import type { Row } from '../rows.ts'
import type { Query } from './database.ts'

const PAGE_ROWS = 500

/** Neither side holds all submissions. Each is read once, though others may arrive meanwhile. */
export async function* readInPages(
  query: Query,
  table: string,
  { sql: where, values }: Where<unknown[]>,
  first: 'oldest' | 'newest',
): AsyncIterable<Row> {
  const [direction, beyond] = first === 'oldest' ? ['ASC', '>'] : ['DESC', '<']
  const [at, id] = [`$${values.length + 1}`, `$${values.length + 2}`]
  for (let last: Row | undefined; ; ) {
    const isBehind = `(received_at ${beyond} ${at}::bigint OR (received_at = ${at}::bigint AND id > ${id}::text))`
    const { rows } = await query(
      `SELECT * FROM ${table} WHERE ${where}${last ? ` AND ${isBehind}` : ''}
       ORDER BY received_at ${direction}, id LIMIT ${PAGE_ROWS}`,
      last ? [...values, last.received_at, last.id] : values,
    )
    yield* rows
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)
  }
}
