import type { SanityClient } from '@sanity/client'
import { foreignHost } from '@/lib/addresses/redirect-destination'
import { IMPORT_QUERY } from '@/schemas/documents/redirect.query'
import { fetchLinkTargets, type LinkTargets } from '@/schemas/rules/link-targets'
import { collectSiteLinks } from '@/schemas/rules/links'
import { isWritten, linkTo, type PlannedRow } from './plan'
import type { ImportRow } from './read'

/** What rows may contradict. Rejects if the content service fails. */
export async function fetchSite(client: SanityClient) {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  const { pages, existing } = await published.fetch(IMPORT_QUERY, {}, { tag: 'redirects' })
  return { existing, pages: new Map(pages.map(({ path, title }) => [path, title])) }
}

/** What rows lead to. */
export function fetchTargets(client: SanityClient, rows: ImportRow[]): Promise<LinkTargets> {
  const destinations = new Set(rows.map(({ destination }) => destination))
  return fetchLinkTargets(
    client,
    [...destinations].flatMap(each => collectSiteLinks(linkTo(each))),
  )
}

/** Rows per transaction, few enough to be written in less than a second, and to be undone by hand. */
const BATCH = 500
const OPTIONS = { visibility: 'async', tag: 'import-redirects' } as const

/** `firstMissing`: number of the first row that was not written; `error`: why it stopped, undefined if staff stopped it. */
export type Written = { count: number; firstMissing: number | null; error?: unknown }

/** `onProgress` gets the number of rows written so far; `signal` stops before the next transaction. */
type Options = { onProgress: (count: number) => void; signal: AbortSignal }

/** Writes new and changed redirects as published documents, in the order of the file. Never rejects. */
export async function writeImport(
  client: { mutate: (mutations: ReturnType<typeof toMutation>[], options: typeof OPTIONS) => Promise<unknown> },
  planned: PlannedRow[],
  { onProgress, signal }: Options,
): Promise<Written> {
  const rows = planned.filter(isWritten)
  for (let count = 0; count < rows.length; count += BATCH) {
    const stopped = { count, firstMissing: rows[count]?.row.number ?? null }
    if (signal.aborted) return stopped
    onProgress(count)
    try {
      await client.mutate(rows.slice(count, count + BATCH).map(toMutation), OPTIONS)
    } catch (error) {
      return { ...stopped, error }
    }
  }
  return { count: rows.length, firstMissing: null }
}

/** Keeps the stored values of columns that the file does not have. */
function toMutation({ id, row: { path, destination, active, parameters } }: PlannedRow) {
  const host = foreignHost(destination)
  const list = parameters?.map((each, place) => ({ _key: `p${place}`, _type: 'queryParameter', ...each }))
  const set = {
    ...{ path, destination, ...(host && { confirmedHost: host }) },
    ...{ ...(typeof active === 'boolean' && { active }), ...(list && { parameters: list }) },
  }
  return id
    ? { patch: { id, set, unset: host ? [] : ['confirmedHost'] } }
    : { create: { _type: 'redirect', active: true, ...set } }
}
