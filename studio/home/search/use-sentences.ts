import { useCallback, useEffect, useRef, useState } from 'react'
import { useSchema } from 'sanity'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { type Wanted, wantedOf } from './match'
import { continueScan, hitsOf, newScan, type Scan } from './scan'
import { fillIndex, type Sentence, type SentenceIndex } from './sentence-index'

/** After this time the texts are read again, because others may have changed them. */
const FRESH_MS = 60_000

export type Found = {
  /** The query of these results, which may lag behind the one in the box. */
  query: string
  wanted: Wanted
  hits: Sentence[]
  total: number
  /** False while more may come. */
  isComplete: boolean
}

type Sentences = {
  /** Null without a query. */
  found: Found | null
  hasFailed: boolean
  /** Reads the texts, unless they were read a moment ago. Call it before the first letter is typed. */
  prepare: () => void
}

type Reading = { index: SentenceIndex; startedAt: number; stop: () => void }

/** The sentences of the site that hold the words of the query. */
export function useSentences(query: string): Sentences {
  const client = useSiteClient()
  const schema = useSchema()
  const reading = useRef<Reading | null>(null)
  const scan = useRef<Scan | null>(null)
  const [growth, setGrowth] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [found, setFound] = useState<Found | null>(null)

  const prepare = useCallback(() => {
    const last = reading.current
    if (last && Date.now() - last.startedAt < FRESH_MS) return
    last?.stop()
    const abort = new AbortController()
    const index: SentenceIndex = { sentences: [], isWhole: false }
    reading.current = { index, startedAt: Date.now(), stop: () => abort.abort() }
    setFailed(false)
    const onGrowth = () => setGrowth(count => count + 1)
    fillIndex(index, { client, schema, signal: abort.signal, onGrowth }).catch((error: unknown) => {
      if (abort.signal.aborted) return
      console.warn('The texts of the site could not be read', error)
      reading.current = null
      setFailed(true)
    })
  }, [client, schema])

  useEffect(() => () => reading.current?.stop(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: growth says that the index holds more
  useEffect(() => {
    const index = reading.current?.index
    const wanted = wantedOf(query)
    if (!wanted || !index) {
      scan.current = null
      setFound(null)
      return
    }
    const abort = new AbortController()
    const isSame = scan.current?.index === index && scan.current.query === query
    const running = isSame && scan.current ? scan.current : newScan({ query, wanted, index })
    scan.current = running
    continueScan(running, abort.signal).then(
      () => setFound({ query, wanted, hits: hitsOf(running), total: running.total, isComplete: index.isWhole }),
      error => {
        if (!abort.signal.aborted) throw error
      },
    )
    return () => abort.abort()
  }, [query, growth])

  return { found, hasFailed, prepare }
}
