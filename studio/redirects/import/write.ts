import type { SanityClient, Transaction } from '@sanity/client'
import { foreignHost } from '@/lib/redirect-destination'
import type { PlannedRow } from './plan'
import type { ImportRow } from './read-rows'

/** Rows per transaction, few enough to be written in less than a second, and to be undone by hand. */
const BATCH = 500

export type Written = {
  /** Number of rows that were written. */
  count: number
  /** Line of the first row that was not written; null if all were. */
  firstMissing: number | null
  /** Why the import stopped; null if staff stopped it, or all rows were written. */
  error: unknown
}

type Options = {
  /** Called after each transaction with the number of rows written so far. */
  onProgress: (count: number) => void
  /** Stops before the next transaction. */
  signal: AbortSignal
  newId?: () => string
}

/** Writes new and changed redirects as published documents, in the order of the file. Never rejects. */
export async function writeImport(client: SanityClient, planned: PlannedRow[], options: Options): Promise<Written> {
  const rows = planned.filter(({ state }) => state === 'new' || state === 'update')
  const missing = (count: number) => rows[count]?.row.line ?? null
  for (let count = 0; count < rows.length; count += BATCH) {
    if (options.signal.aborted) return { count, firstMissing: missing(count), error: null }
    const batch = rows.slice(count, count + BATCH)
    try {
      const transaction = client.transaction()
      for (const each of batch) addTo(transaction, each, options.newId ?? (() => crypto.randomUUID()))
      await transaction.commit({ visibility: 'async', tag: 'import-redirects' })
    } catch (error) {
      return { count, firstMissing: missing(count), error }
    }
    options.onProgress(count + batch.length)
  }
  return { count: rows.length, firstMissing: null, error: null }
}

function addTo(transaction: Transaction, planned: PlannedRow, newId: () => string): void {
  const { row } = planned
  const host = foreignHost(row.destination)
  const fields = { path: row.path, destination: row.destination, ...(host && { confirmedHost: host }), ...given(row) }
  if (planned.state === 'new') transaction.create({ _id: newId(), _type: 'redirect', active: true, ...fields })
  if (planned.state === 'update')
    transaction.patch(planned.id, { set: fields, ...(!host && { unset: ['confirmedHost'] }) })
}

/** Keeps the stored values of columns that the file does not have. */
function given({ active, parameters }: ImportRow) {
  return {
    ...(typeof active === 'boolean' && { active }),
    ...(parameters && {
      parameters: parameters.map(({ key, value }, place) => ({
        _key: `p${place}`,
        _type: 'queryParameter',
        key,
        value,
      })),
    }),
  }
}
