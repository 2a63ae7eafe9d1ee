import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'
import type { Schema } from 'sanity'
import { z } from '@/studio/zod'
import { kindOf, nameOf, pictureOf } from '../document-name'
import { countChanges } from './count-changes'
import type { Author } from './find-authors'

const SHOWN = 4

/** Matches drafts of the types in $types, in stored documents. */
export const DRAFTS_FILTER = '_type in $types && _id in path("drafts.**")'

export const DRAFTS_QUERY = `{
  "total": count(*[${DRAFTS_FILTER}]),
  "newest": *[${DRAFTS_FILTER}] | order(_updatedAt desc)[0...${SHOWN}]
}`

const BESIDE_QUERY = `{ "published": *[_id in $ids], "pictures": *[_id in $pictures]{ _id, url } }`

const DOCUMENT = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

export type DraftDocument = z.infer<typeof DOCUMENT>

export const FOUND_DRAFTS = z.object({ total: z.number(), newest: z.array(DOCUMENT) })

const BESIDE = z.object({
  published: z.array(DOCUMENT),
  pictures: z.array(z.object({ _id: z.string(), url: z.string() })),
})

export type Draft = {
  /** Id of the published document. */
  id: string
  type: string
  /** Empty where the name says it already: "Landing page". */
  kind: string
  name: string
  /** ISO 8601. */
  changedAt: string
  by: Author | null
  /** Null for a document that was never published. */
  changes: number | null
  pictureUrl: string | null
  thingsToFix: number
}

type Sources = {
  client: SanityClient
  schema: Schema
  authors: (Author | null)[]
  /** For each draft, the number of things that Publish would ask to fix. */
  thingsToFix: number[]
}

/** Adds what drafts do not hold themselves: the number of changes, their author, a picture. */
export async function completeDrafts(drafts: DraftDocument[], { client, schema, ...more }: Sources): Promise<Draft[]> {
  const ids = drafts.map(({ _id }) => getPublishedId(_id))
  const pictures = drafts.map(draft => pictureOf(schema, draft))
  const params = { ids, pictures: pictures.filter(id => id !== null) }
  const beside = BESIDE.parse(await client.withConfig({ perspective: 'raw' }).fetch(BESIDE_QUERY, params))
  const published = new Map(beside.published.map(document => [document._id, document]))
  const urls = new Map(beside.pictures.map(({ _id, url }) => [_id, url]))
  return drafts.map((draft, index) => {
    const id = getPublishedId(draft._id)
    const before = published.get(id)
    const kind = kindOf(schema, draft._type)
    const name = nameOf(schema, draft)
    return {
      ...{ id, type: draft._type, name, kind: kind === name ? '' : kind, changedAt: draft._updatedAt },
      by: more.authors[index] ?? null,
      changes: before ? countChanges(draft, before) : null,
      pictureUrl: urls.get(pictures[index] ?? '') ?? null,
      thingsToFix: more.thingsToFix[index] ?? 0,
    }
  })
}
