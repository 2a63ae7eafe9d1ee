import { useState } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import useSWRSubscription, { type SWRSubscriptionOptions } from 'swr/subscription'
import { API_VERSION } from '@/lib/environment/public-settings'
import type { z } from '@/studio/zod'

/** What a card shows: an error, its data, or, without both, that it loads. A card that fails does not affect the others. */
export type Loaded<Data> = { data: Data | undefined; error: unknown; retry: () => void }

type Asked<Answer> = {
  query: string
  /** A filter that matches the documents whose changes matter. */
  listen: string
  params?: Record<string, string | number | boolean | string[]>
  answer: z.ZodType<Answer>
  perspective?: 'raw' | 'published' | 'drafts'
  apiVersion?: string
  tag?: string
}

/** The answer to a GROQ query, by default of all that is stored, which runs again when a document changes. */
export function useContent<Answer>(asked: Asked<Answer>): Loaded<Answer> {
  const { query, listen, params = {}, answer, perspective = 'raw', apiVersion = API_VERSION, tag = 'home.card' } = asked
  const store = useDocumentStore()
  const [attempt, setAttempt] = useState(0)
  const subscribe = (_key: unknown, { next }: SWRSubscriptionOptions<Answer, Error>) => {
    const subscription = store
      .listenQuery({ fetch: query, listen: `*[${listen}]` }, params, { apiVersion, perspective, tag })
      .pipe(map(found => answer.parse(found)))
      .subscribe({
        next: value => next(null, value),
        error(problem: unknown) {
          console.warn('A part of the Studio did not load', problem)
          next(problem instanceof Error ? problem : new Error(String(problem)))
        },
      })
    return () => subscription.unsubscribe()
  }
  const { data, error } = useSWRSubscription<Answer, Error>([query, params, attempt], subscribe)
  return { data, error, retry: () => setAttempt(last => last + 1) }
}
