import { useEffect, useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { useKept } from '../kept'
import type { Loaded } from '../loaded'
import { useContent } from '../use-content'
import {
  SAMPLE_COUNTS,
  type SampleCounts,
  type SampleStage,
  SEEN,
  sampleOf,
  sampleQuery,
  sampleTypes,
  stageOf,
} from './sample'

/** For each type whose content can be invented, the number of documents and of invented ones. */
export function useSampleCounts(): Loaded<SampleCounts> {
  const schema = useSchema()
  const [asked] = useState(() => {
    const types = sampleTypes(schema)
    return {
      query: sampleQuery(types),
      listen: '_type in $types || _id == "landingPage"',
      params: { types },
      answer: SAMPLE_COUNTS,
      perspective: 'published' as const,
    }
  })
  return useContent(asked)
}

const NEVER = { seenSince: null, realSince: null }

/** Whether the card shows. While the documents are being counted, it does. */
export function useSampleStage(counts: Loaded<SampleCounts>, now: Date): SampleStage {
  const [kept, keep] = useKept('sample', SEEN, NEVER)
  const { stage, seen } = useMemo(
    () =>
      counts.status === 'ready' ? stageOf(sampleOf(counts.value), kept, now) : { stage: 'counts' as const, seen: kept },
    [counts, kept, now],
  )
  useEffect(() => {
    if (seen.seenSince !== kept.seenSince || seen.realSince !== kept.realSince) keep(seen)
  }, [seen, kept, keep])
  return stage
}
