import { z } from 'zod'
import type { Row } from './rows.ts'

/** Both stores have the same columns, so that either can restore what the other has written. */
export type Tables = { secret: string } & Record<TableName, StoredRow[]>
export type TableName = 'submission' | Part
export type StoredRow = z.infer<typeof STORED_ROW>
type Part = (typeof PARTS)[number]

export const PARTS = ['contact', 'event', 'notification'] as const
const STORED_ROW = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
/** Visitors' forms wait for at most one such transaction. */
const BATCH_SIZE = 500

/** `readAll` returns rows in the order in which they were written. */
export function toTables(secret: unknown, readAll: (table: TableName) => Row[]): Tables {
  const rowsOf = (table: TableName) => readAll(table).map(row => STORED_ROW.parse(row))
  return {
    secret: z.string().parse(secret),
    submission: rowsOf('submission'),
    contact: rowsOf('contact'),
    event: rowsOf('event'),
    // Nobody needs a digest of the past.
    notification: rowsOf('notification').filter(row => row.submission_id !== null),
  }
}

export function* inBatches({ secret, submission, ...parts }: Tables): Generator<Tables> {
  const grouped = PARTS.map(part => Map.groupBy(parts[part], row => row.submission_id ?? ''))
  for (let start = 0; start < submission.length; start += BATCH_SIZE) {
    const batch = submission.slice(start, start + BATCH_SIZE)
    const [contact = [], event = [], notification = []] = grouped.map(rows =>
      batch.flatMap(({ id = '' }) => rows.get(id ?? '') ?? []),
    )
    yield { secret, submission: batch, contact, event, notification }
  }
}

/** A copy of a later build may have columns that this store does not have, and one of an earlier build lacks some. */
export function pickColumns([first = {}]: StoredRow[], known: string[]): string[] {
  return known.filter(name => name in first)
}
