import type { SanityClient } from '@sanity/client'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { foreignHost } from '@/lib/addresses/redirect-destination'
import { REDIRECT_STATES_QUERY } from '@/schemas/documents/redirect.query'
import { fetchLinkTargets } from '@/schemas/rules/link-targets'
import { collectSiteLinks } from '@/schemas/rules/links'
import { readHosts } from '@/studio/inputs/redirect/summary'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchSitePages } from '../site-pages'
import { type ImportChoices, isWritten, linkTo, type PlannedRow, planImport } from './plan'
import { type ImportRow, readRows } from './read'

export type ImportStage =
  | { name: 'loading' }
  | { name: 'unreadable' }
  | { name: 'ready' }
  | { name: 'writing'; count: number; stop: () => void }
  | { name: 'done'; written: Written }

const FRESH = { ...ONCE, dedupingInterval: 0 }

/** The state of an import: the pasted text, the plan, and the progress. The plan is empty until what the rows lead to has been looked up. */
export function useImport() {
  const client = useSiteClient()
  const [work, setWork] = useState<ImportStage | null>(null)
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ImportChoices>({ existing: 'update', confirmedHosts: new Set() })
  const read = useMemo(() => readRows(text, readHosts()), [text])
  const rows = typeof read === 'string' ? [] : read

  const site = useSWR('site of an import', () => fetchSite(client), FRESH)
  const targets = useSWR(['targets of an import', text], () => fetchLinkTargets(client, linksOf(rows)), FRESH)
  const { data, isValidating } = site
  const linked = targets.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow the text
  const plan = useMemo(
    () =>
      data && linked && !isValidating ? planImport(rows, data.existing, choices, { ...data, targets: linked }) : [],
    [read, data, isValidating, choices, linked],
  )
  const isMissing = site.error || targets.error
  const stage: ImportStage = work ?? { name: isMissing ? 'unreadable' : isValidating ? 'loading' : 'ready' }

  async function write() {
    const stopping = new AbortController()
    const onProgress = (count: number) => setWork({ name: 'writing', count, stop: () => stopping.abort() })
    const written = await writeImport(client, plan, { onProgress, signal: stopping.signal })
    if (written.error) console.error('The import stopped', written.error)
    setWork({ name: 'done', written })
  }

  const refused = typeof read === 'string' ? read : null
  return { stage, text, setText, refused, choices, setChoices, plan, write }
}

function linksOf(rows: ImportRow[]) {
  return [...new Set(rows.map(({ destination }) => destination))].flatMap(each => collectSiteLinks(linkTo(each)))
}

async function fetchSite(client: SanityClient) {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  const [redirects, groups] = await Promise.all([
    published.fetch(REDIRECT_STATES_QUERY, {}, { tag: 'redirects' }),
    fetchSitePages(client),
  ])
  return {
    existing: redirects.map(({ path, destination, ...rest }) => ({
      ...rest,
      path: path ?? '',
      destination: destination ?? '',
    })),
    pages: new Map(groups.flatMap(group => group.pages.map(({ path, title }) => [path, title]))),
  }
}

/** Rows per transaction, few enough to be written in less than a second, and to be undone by hand. */
const BATCH = 500
const OPTIONS = { visibility: 'async', tag: 'import-redirects' } as const

/** `firstMissing`: number of the first row that was not written; `error`: why it stopped, undefined if staff stopped it. */
type Written = { count: number; firstMissing: number | null; error?: unknown }

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
