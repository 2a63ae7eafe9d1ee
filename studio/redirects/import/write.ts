import type { SanityClient } from '@sanity/client'
import { foreignHost } from '@/lib/addresses/redirect-destination'
import type { PlannedRow } from './plan'

/** Rows per transaction, few enough to be written in less than a second, and to be undone by hand. */
const BATCH = 500

/** `firstMissing`: line of the first row that was not written; `error`: why it stopped, null if staff stopped it. */
export type Written = { count: number; firstMissing: number | null; error: unknown }

/** `onProgress` gets the number of rows written so far; `signal` stops before the next transaction. */
type Options = { onProgress: (count: number) => void; signal: AbortSignal; newId?: () => string }

/** Writes new and changed redirects as published documents, in the order of the file. Never rejects. */
export async function writeImport(client: SanityClient, planned: PlannedRow[], options: Options): Promise<Written> {
  const { onProgress, signal, newId = () => crypto.randomUUID() } = options
  const rows = planned.filter(({ state }) => state === 'new' || state === 'update')
  for (let count = 0; count < rows.length; count += BATCH) {
    const firstMissing = rows[count]?.row.line ?? null
    if (signal.aborted) return { count, firstMissing, error: null }
    const batch = rows.slice(count, count + BATCH)
    try {
      const transaction = client.transaction()
      for (const each of batch) {
        const { set, unset } = fieldsOf(each)
        if (each.state === 'new') transaction.create({ _id: newId(), _type: 'redirect', active: true, ...set })
        if (each.state === 'update') transaction.patch(each.id, { set, ...(unset && { unset }) })
      }
      await transaction.commit({ visibility: 'async', tag: 'import-redirects' })
    } catch (error) {
      return { count, firstMissing, error }
    }
    onProgress(count + batch.length)
  }
  return { count: rows.length, firstMissing: null, error: null }
}

/** Keeps the stored values of columns that the file does not have. */
function fieldsOf({ row: { path, destination, active, parameters } }: PlannedRow) {
  const host = foreignHost(destination)
  const list = parameters?.map(({ key, value }, place) => ({ _key: `p${place}`, _type: 'queryParameter', key, value }))
  const given = { ...(typeof active === 'boolean' && { active }), ...(list && { parameters: list }) }
  return {
    set: { path, destination, ...(host && { confirmedHost: host }), ...given },
    unset: host ? null : ['confirmedHost'],
  }
}
