import { useEffect, useState } from 'react'
import { useSchema } from 'sanity'
import { checkSite, type SiteReport } from '@/schemas/readiness/site-check'
import { useSiteClient } from '@/studio/ui/use-site-client'

type SiteCheckState =
  | { kind: 'checking'; documents: number }
  | { kind: 'done'; report: SiteReport }
  | { kind: 'failed' }

/** Checks the site at once, and again with every call of `checkAgain`. */
export function useSiteCheck(): { state: SiteCheckState; checkAgain: () => void } {
  const client = useSiteClient()
  const schema = useSchema()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<SiteCheckState>({ kind: 'checking', documents: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new check
  useEffect(() => {
    const stop = new AbortController()
    const show = (next: SiteCheckState) => !stop.signal.aborted && setState(next)
    show({ kind: 'checking', documents: 0 })
    const onProgress = (documents: number) => show({ kind: 'checking', documents })
    checkSite({ client, schema, onProgress, signal: stop.signal }).then(
      report => show({ kind: 'done', report }),
      () => show({ kind: 'failed' }),
    )
    return () => stop.abort()
  }, [client, schema, round])

  return { state, checkAgain: () => setRound(round + 1) }
}
