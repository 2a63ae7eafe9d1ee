import type { SanityClient } from '@sanity/client'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { readPublicEnv, siteUrl } from '@/lib/environment/public-env'
import { fetchLinkTargets } from '@/schemas/rules/link-targets'
import { collectSiteLinks } from '@/schemas/rules/links'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchSitePages } from '../site-pages'
import { fetchRedirects } from '../stored'
import { readTable } from './formats'
import { type ImportChoices, linkTo, type Plan, planImport } from './plan'
import { type ImportRow, readRows } from './read-rows'
import { type Written, writeImport } from './write'

export type ImportStage =
  | { name: 'loading' }
  | { name: 'unreadable' }
  | { name: 'ready' }
  | { name: 'writing'; count: number; stop: () => void }
  | { name: 'done'; written: Written }

const FRESH = { ...ONCE, dedupingInterval: 0 }
const NO_PLAN: Plan = { rows: [], hosts: new Map() }

/** The state of an import: the pasted text, the plan, and the progress. The plan is empty until what the rows lead to has been looked up. */
export function useImport() {
  const client = useSiteClient()
  const [work, setWork] = useState<ImportStage | null>(null)
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ImportChoices>({ existing: 'update', confirmedHosts: new Set() })
  const table = useMemo(() => readTable(text), [text])
  const rows = useMemo(() => ('rows' in table ? readRows(table.rows, hosts()) : []), [table])

  const site = useSWR('site of an import', () => fetchSite(client), FRESH)
  const targets = useSWR(['targets of an import', text], () => fetchLinkTargets(client, linksOf(rows)), FRESH)
  const plan = useMemo(() => {
    if (!site.data || !targets.data || site.isValidating) return NO_PLAN
    return planImport(rows, site.data.existing, choices, { pages: site.data.pages, targets: targets.data })
  }, [rows, site, choices, targets])
  const isMissing = site.error || targets.error
  const stage: ImportStage = work ?? { name: isMissing ? 'unreadable' : site.isValidating ? 'loading' : 'ready' }

  async function write() {
    const stopping = new AbortController()
    const onProgress = (count: number) => setWork({ name: 'writing', count, stop: () => stopping.abort() })
    onProgress(0)
    const written = await writeImport(client, plan.rows, { onProgress, signal: stopping.signal })
    if (written.error) console.error('The import stopped', written.error)
    setWork({ name: 'done', written })
  }

  return { stage, text, setText, refused: 'refused' in table ? table.refused : null, choices, setChoices, plan, write }
}

function linksOf(rows: ImportRow[]) {
  return [...new Set(rows.map(({ destination }) => destination))].flatMap(each => collectSiteLinks(linkTo(each)))
}

async function fetchSite(client: SanityClient) {
  const [redirects, groups] = await Promise.all([fetchRedirects(client), fetchSitePages(client)])
  const pages = new Map(groups.flatMap(group => group.pages.map(({ path, title }) => [path, title])))
  return { existing: redirects.filter(({ movedId }) => movedId === null), pages }
}

function hosts() {
  const donationUrl = readPublicEnv()?.DONATION_URL
  if (!donationUrl) throw new Error('The Studio’s page does not name the donation host (DONATION_URL)')
  return { siteUrl, donationUrl }
}
