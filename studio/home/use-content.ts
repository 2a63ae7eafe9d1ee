import { useCallback, useEffect, useState } from 'react'
import { map, type Observable } from 'rxjs'
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
}

/** The answer to a GROQ query, which runs again when a document changes. `asked` must be the same object in each render. */
export function useContent<Answer>(asked: Asked<Answer>): Loaded<Answer> {
  const store = useDocumentStore()
  const load = useCallback(() => {
    const { query, listen, params, answer, perspective, apiVersion = API_VERSION } = asked
    const options = { apiVersion, perspective, tag: 'home.card' }
    return store
      .listenQuery({ fetch: query, listen: `*[${listen}]` }, params, options)
      .pipe(map(found => answer.parse(found)))
  }, [store, asked])
  return useLoaded(load)
}

/** Loads a value, and keeps it up to date. It starts again when `load` changes, which therefore has to be memoized. */
export function useLoaded<Value>(load: () => Observable<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Value>>(LOADING)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once more
  useEffect(() => {
    const retry = () => {
      setLoaded(LOADING)
      setAttempt(last => last + 1)
    }
    const fail = (error: unknown) => {
      console.warn('A part of the Studio did not load', error)
      setLoaded({ status: 'failed', retry })
    }
    const subscription = load().subscribe({ next: value => setLoaded({ status: 'ready', value }), error: fail })
    return () => subscription.unsubscribe()
  }, [load, attempt])

  return loaded
}
