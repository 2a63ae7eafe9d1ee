import type { SanityClient } from '@sanity/client'
import { useDeferredValue, useMemo } from 'react'
import { type Schema, type SchemaType, useSchema } from 'sanity'
import useSWR from 'swr'
import { fold } from '@/lib/words/fold'
import { kindOf, nameOf, readPortions, type StoredDocument } from '@/schemas/content'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { type Found, findSentences } from './match'
import { type TextPlace, walkTexts } from './walk-texts'

/** Documents per response. A site takes only a few responses, unless it has thousands of posts. */
const PORTION = 200

export type Sentence = TextPlace & {
  document: { fields: StoredDocument; schemaType: SchemaType; kind: string; name: string }
  folded: string
}

/** The texts are read again when the search opens after this time, because somebody may have changed them. */
const READ_WHEN_OPENED = { ...ONCE, dedupingInterval: 10_000 }

/** The sentences of the site that hold the words of the query. They are read once the search is open. */
export function useSentences(query: string, isOpen: boolean) {
  const client = useSiteClient()
  const schema = useSchema()
  const read = () => readSentences(client, schema)
  const { data, error, mutate } = useSWR(isOpen ? 'sentences of the site' : null, read, READ_WHEN_OPENED)
  // Typing goes on while thousands of texts are searched.
  const sought = useDeferredValue(query)
  const found = useMemo((): Found<Sentence> | null => (data ? findSentences(data, sought) : null), [data, sought])
  return { found, isReading: !data, hasFailed: Boolean(error), retry: () => void mutate() }
}

/** Drafts take the place of what they change. Rejects if the content service fails. */
async function readSentences(client: SanityClient, schema: Schema): Promise<Sentence[]> {
  const drafts = client.withConfig({ perspective: 'drafts', useCdn: false })
  const sentences: Sentence[] = []
  for await (const portion of readPortions(drafts, PORTION, 'home.sentences'))
    sentences.push(...portion.flatMap(fields => sentencesOf(schema, fields)))
  return sentences
}

function sentencesOf(schema: Schema, fields: StoredDocument): Sentence[] {
  const schemaType = schema.get(fields._type)
  if (!schemaType) return []
  const document = { fields, schemaType, kind: kindOf(schema, fields._type), name: nameOf(schema, fields) }
  return [...walkTexts(schemaType, fields)].map(place => ({ ...place, document, folded: fold(place.text) }))
}
