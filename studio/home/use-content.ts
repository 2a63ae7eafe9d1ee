import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '@/lib/environment/api-version'
import type { z } from '@/studio/zod'

/** The state of a card's value. A card that fails does not affect the others. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; value: Value }

export const LOADING: Loaded<never> = { status: 'loading' }

type Asked<Answer> = {
  query: string
  /** A filter that matches the documents whose changes matter. */
  listen: string
  params: Record<string, string | number | boolean | string[]>
  answer: z.ZodType<Answer>
  perspective: 'raw' | 'published'
  apiVersion?: string
  tag?: string
}

/** The answer to a GROQ query, which runs again when a document changes. `asked` must be the same object in each render. */
export function useContent<Answer>(asked: Asked<Answer>): Loaded<Answer> {
  const store = useDocumentStore()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Answer>>(LOADING)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once more
  useEffect(() => {
    const { query, listen, params, answer, perspective, apiVersion = API_VERSION, tag = 'home.card' } = asked
    const retry = () => {
      setLoaded(LOADING)
      setAttempt(last => last + 1)
    }
    const subscription = store
      .listenQuery({ fetch: query, listen: `*[${listen}]` }, params, { apiVersion, perspective, tag })
      .pipe(map(found => answer.parse(found)))
      .subscribe({
        next: value => setLoaded({ status: 'ready', value }),
        error(error: unknown) {
          console.warn('A part of the Studio did not load', error)
          setLoaded({ status: 'failed', retry })
        },
      })
    return () => subscription.unsubscribe()
  }, [store, asked, attempt])

  return loaded
}
