import { useEffect, useMemo, useState } from 'react'
import { readPublicEnv, siteUrl } from '@/lib/environment/public-env'
import { fetchLinkTargets, type LinkTargets } from '@/schemas/readiness/link-targets'
import { collectSiteLinks } from '@/schemas/readiness/links'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchSitePages } from '../site-pages'
import { fetchRedirects } from '../states'
import { readTable } from './formats'
import { type Existing, type ImportChoices, linkTo, planImport } from './plan'
import { type ImportRow, readRows } from './read-rows'
import { type Written, writeImport } from './write'

export type ImportStage =
  | { name: 'loading' }
  | { name: 'unreadable' }
  | { name: 'ready' }
  | { name: 'writing'; count: number; stop: () => void }
  | { name: 'done'; written: Written }

type Site = { existing: Existing[]; pages: ReadonlyMap<string, string> }

/** The state of an import: the pasted text, the plan, and the progress. The plan is empty until what the rows lead to has been looked up. */
export function useImport() {
  const client = useSiteClient()
  const [site, setSite] = useState<Site>({ existing: [], pages: new Map() })
  const [stage, setStage] = useState<ImportStage>({ name: 'loading' })
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ rows: ImportRow[]; targets: LinkTargets } | null>(null)
  const [choices, setChoices] = useState<ImportChoices>({ existing: 'update', confirmedHosts: new Set() })
  const table = useMemo(() => readTable(text), [text])
  const rows = useMemo(() => ('rows' in table ? readRows(table.rows, hosts()) : []), [table])

  useEffect(() => {
    return settle(Promise.all([fetchRedirects(client), fetchSitePages(client)]), setStage, ([redirects, groups]) => {
      const pages = new Map(groups.flatMap(group => group.pages.map(({ path, title }) => [path, title])))
      setSite({ existing: redirects.filter(({ movedId }) => movedId === null), pages })
      setStage({ name: 'ready' })
    })
  }, [client])

  useEffect(() => {
    if (rows.length === 0) return undefined
    const links = [...new Set(rows.map(({ destination }) => destination))].flatMap(each =>
      collectSiteLinks(linkTo(each)),
    )
    return settle(fetchLinkTargets(client, links), setStage, targets => setFound({ rows, targets }))
  }, [client, rows])

  const plan = useMemo(() => {
    const onSite = found?.rows === rows ? { pages: site.pages, targets: found.targets } : null
    return onSite ? planImport(rows, site.existing, choices, onSite) : { rows: [], hosts: new Map<string, number>() }
  }, [rows, site, choices, found])

  async function write() {
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const onProgress = (count: number) => setStage({ name: 'writing', count, stop })
    onProgress(0)
    const written = await writeImport(client, plan.rows, { onProgress, signal: stopping.signal })
    if (written.error) console.error('The import stopped', written.error)
    setStage({ name: 'done', written })
  }

  return { stage, text, setText, refused: 'refused' in table ? table.refused : null, choices, setChoices, plan, write }
}

/** Returns what forgets the answer, which an effect needs. */
function settle<T>(asked: Promise<T>, setStage: (stage: ImportStage) => void, use: (answer: T) => void): () => void {
  let isWanted = true
  asked.then(
    answer => isWanted && use(answer),
    error => {
      console.error('What is on the site did not load', error)
      if (isWanted) setStage({ name: 'unreadable' })
    },
  )
  return () => {
    isWanted = false
  }
}

function hosts() {
  const donationUrl = readPublicEnv()?.DONATION_URL
  if (!donationUrl) throw new Error('The Studio’s page does not name the donation host (DONATION_URL)')
  return { siteUrl, donationUrl }
}
