import { useCallback } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '@/lib/environment/api-version'
import type { z } from '@/studio/zod'
import { type Loaded, useLoaded } from './loaded'

type Params = Record<string, string | number | boolean | string[]>

type Asked<Answer> = {
  query: string
  /** A filter that matches the documents whose changes matter. */
  listen: string
  params: Params
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
