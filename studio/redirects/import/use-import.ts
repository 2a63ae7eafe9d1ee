import { useEffect, useMemo, useState } from 'react'
import { readPublicEnv, siteUrl } from '@/lib/environment/public-env'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchRedirects } from '../states'
import { parseCsv } from './parse-csv'
import { type Existing, type ImportChoices, type Plan, planImport } from './plan'
import { readRows } from './read-rows'
import { type Written, writeImport } from './write'

export type ImportStage =
  | { name: 'loading' }
  | { name: 'unreadable' }
  | { name: 'ready' }
  | { name: 'writing'; count: number; stop: () => void }
  | { name: 'done'; written: Written }

/** The state of an import: the pasted text, the plan, and the progress. */
export function useImport() {
  const client = useSiteClient()
  const [existing, setExisting] = useState<Existing[]>([])
  const [stage, setStage] = useState<ImportStage>({ name: 'loading' })
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ImportChoices>({ existing: 'update', confirmedHosts: new Set() })

  useEffect(() => {
    let isWanted = true
    fetchRedirects(client).then(
      redirects => {
        if (!isWanted) return
        setExisting(redirects.filter(({ movedId }) => movedId === null))
        setStage({ name: 'ready' })
      },
      error => {
        console.error('The redirects did not load', error)
        if (isWanted) setStage({ name: 'unreadable' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [client])

  const rows = useMemo(() => readRows(parseCsv(text), hosts()), [text])
  const plan: Plan = useMemo(() => planImport(rows, existing, choices), [rows, existing, choices])

  async function write() {
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const onProgress = (count: number) => setStage({ name: 'writing', count, stop })
    onProgress(0)
    const written = await writeImport(client, plan.rows, { onProgress, signal: stopping.signal })
    if (written.error) console.error('The import stopped', written.error)
    setStage({ name: 'done', written })
  }

  return { stage, text, setText, choices, setChoices, plan, write }
}

function hosts() {
  const donationUrl = readPublicEnv()?.DONATION_URL
  if (!donationUrl) throw new Error('The Studio’s page does not name the donation host (DONATION_URL)')
  return { siteUrl, donationUrl }
}
