import type { SanityClient } from '@sanity/client'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { foreignHost } from '@/lib/addresses/redirect-destination'
import { IMPORT_QUERY } from '@/schemas/documents/redirect.query'
import { fetchLinkTargets } from '@/schemas/rules/link-targets'
import { collectSiteLinks } from '@/schemas/rules/links'
import { readHosts } from '@/studio/inputs/redirect/summary'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { type ImportChoices, isWritten, linkTo, type PlannedRow, planImport } from './plan'
import { type ImportRow, readRows } from './read'

const FRESH = { ...ONCE, dedupingInterval: 0 }

/** The plan is empty until what the rows lead to has been looked up. `count` rows are written so far; null before the import. */
export function useImport() {
  const client = useSiteClient()
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ImportChoices>({ existing: 'update', confirmedHosts: new Set() })
  const [stopping] = useState(() => new AbortController())
  const [count, setCount] = useState<number | null>(null)
  const [written, setWritten] = useState<Written | null>(null)
  const read = useMemo(() => readRows(text, readHosts()), [text])
  const site = useSWR('site of an import', () => fetchSite(client), FRESH)
  const targets = useSWR(['targets of an import', text], () => fetchTargets(client, read), FRESH)
  const plan = useMemo(() => {
    if (!site.data || site.isValidating || !targets.data || typeof read === 'string') return []
    const pages = new Map(site.data.pages.map(({ path, title }) => [path, title]))
    return planImport(read, site.data.existing, choices, { pages, targets: targets.data })
  }, [read, site.data, site.isValidating, choices, targets.data])

  async function write() {
    const result = await writeImport(client, plan, { onProgress: setCount, signal: stopping.signal })
    if (result.error) console.error('The import stopped', result.error)
    setWritten(result)
  }
  return {
    ...{ text, setText, refused: typeof read === 'string' ? read : null, choices, setChoices, plan },
    ...{ isLoading: site.isValidating, hasFailed: Boolean(site.error || targets.error) },
    ...{ count, written, write, stop: () => stopping.abort() },
  }
}

function fetchSite(client: SanityClient) {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  return published.fetch(IMPORT_QUERY, {}, { tag: 'redirects' })
}

function fetchTargets(client: SanityClient, rows: ImportRow[] | string) {
  const destinations = new Set(typeof rows === 'string' ? [] : rows.map(({ destination }) => destination))
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
