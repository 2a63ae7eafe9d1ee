import { useState } from 'react'
import { useSchema } from 'sanity'
import type { Loaded } from '../loaded'
import { useContent } from '../use-content'
import { SAMPLE_COUNTS, type SampleCounts, sampleQuery, sampleTypes } from './sample'

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
