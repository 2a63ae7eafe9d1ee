import type { SanityClient } from '@sanity/client'
import type { Schema } from 'sanity'
import { fold } from '@/lib/words/fold'
import { z } from '@/studio/zod'
import { CONTENT_TYPES, kindOf, nameOf } from '../document-name'
import { inSlices } from './slices'
import { type TextPlace, walkTexts } from './walk-texts'

/** Documents per response. A site takes only a few responses, unless it has thousands of posts. */
const PORTION = 200

const PORTION_QUERY = `*[_type in $types && _id > $after] | order(_id)[0...${PORTION}]`

const DOCUMENTS = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

type IndexedDocument = { id: string; type: string; kind: string; name: string }

export type Sentence = TextPlace & { document: IndexedDocument; folded: string }

export type SentenceIndex = {
  sentences: Sentence[]
  /** False until all portions have loaded. */
  isWhole: boolean
}

type Sources = { client: SanityClient; schema: Schema; signal: AbortSignal; onGrowth: () => void }

/** Drafts take the place of what they change. Calls `onGrowth` after each portion. Rejects if the content service fails, or when aborted. */
export async function fillIndex(index: SentenceIndex, { client, schema, signal, onGrowth }: Sources): Promise<void> {
  const drafts = client.withConfig({ perspective: 'drafts', useCdn: false })
  for (let after = ''; ; ) {
    const answer = await drafts.fetch(PORTION_QUERY, { types: CONTENT_TYPES, after }, { signal, tag: 'home.sentences' })
    const documents = DOCUMENTS.parse(answer)
    let next = 0
    await inSlices(() => {
      const document = documents[next]
      if (document) index.sentences.push(...sentencesOf(schema, document))
      next++
      return next < documents.length
    }, signal)
    after = documents.at(-1)?._id ?? ''
    index.isWhole = documents.length < PORTION
    onGrowth()
    if (index.isWhole) return
  }
}

function sentencesOf(schema: Schema, fields: z.infer<typeof DOCUMENTS>[number]): Sentence[] {
  const type = schema.get(fields._type)
  if (!type) return []
  const document = {
    id: fields._id,
    type: fields._type,
    kind: kindOf(schema, fields._type),
    name: nameOf(schema, fields),
  }
  return [...walkTexts(type, fields)].map(place => ({ ...place, document, folded: fold(place.text) }))
}
