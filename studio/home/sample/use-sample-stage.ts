import { useEffect, useMemo } from 'react'
import { useKept } from '../kept'
import type { Loaded } from '../loaded'
import { type SampleCounts, SEEN, sampleOf, stageOf } from './sample'

const NEVER = { hasSeen: false, realSince: null }

/** Whether the card shows. While the documents are being counted, it does. */
export function useSampleStage(counts: Loaded<SampleCounts>, now: Date): 'counts' | 'all real' | 'gone' {
  const [kept, keep] = useKept('sample', SEEN, NEVER)
  const { stage, seen } = useMemo(
    () =>
      counts.status === 'ready' ? stageOf(sampleOf(counts.value), kept, now) : { stage: 'counts' as const, seen: kept },
    [counts, kept, now],
  )
  useEffect(() => {
    if (seen.hasSeen !== kept.hasSeen || seen.realSince !== kept.realSince) keep(seen)
  }, [seen, kept, keep])
  return stage
}
