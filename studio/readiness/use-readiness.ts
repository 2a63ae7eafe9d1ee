import { useEffect, useMemo, useState } from 'react'
import { findInLinks, findWithin } from '@/schemas/readiness/check'
import type { Finding } from '@/schemas/readiness/finding'
import { fetchLinkTargets, type LinkTargets } from '@/schemas/readiness/link-targets'
import { collectSiteLinks } from '@/schemas/readiness/links'
import { useSiteClient } from '@/studio/ui/use-site-client'

const PAUSE_MS = 800

type Judged = { key: string; targets: LinkTargets | null }

export function useReadiness(document: Record<string, unknown>): { findings: Finding[]; isChecking: boolean } {
  const client = useSiteClient()
  const links = useMemo(() => collectSiteLinks(document), [document])
  const key = JSON.stringify(links.map(({ address }) => address))
  const [judged, setJudged] = useState<Judged | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that fetchLinkTargets() reads from the links
  useEffect(() => {
    if (links.length === 0) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const targets = await fetchLinkTargets(client, links).catch(() => null)
      if (isWanted) setJudged({ key, targets })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, key])

  const isChecking = links.length > 0 && judged?.key !== key
  const findings = useMemo(
    () => [
      ...findWithin(document),
      ...(judged && judged.key === key && links.length > 0 ? findInLinks(document, judged.targets) : []),
    ],
    [document, judged, key, links],
  )
  return { findings, isChecking }
}
