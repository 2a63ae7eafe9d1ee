import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { byTyped, hasTyped } from '@/lib/words/by-name'
import { z } from '@/studio/zod'

/** A document that a reference may lead to. */
export type Candidate = {
  /** The published id, whether that document exists or not. */
  id: string
  type: string
  name: string | null
  /** People also know a document by its role, its masjid or its town. */
  more: string
  isPublished: boolean
}

/** More would not be read, only drawn. */
const MAX_SUGGESTIONS = 100

/** In the raw perspective. */
export const CANDIDATES_QUERY = /* groq */ `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, "name": coalesce(name, title), "more": array::join(array::compact([role, organization, location]), " ")
}`

export const CANDIDATES = z
  .array(z.object({ _id: z.string(), _type: z.string(), name: z.string().nullable(), more: z.string().nullable() }))
  .transform(collate)

/** All letters must occur; the likeliest come first. */
export function suggest(candidates: Candidate[], typed: string): Candidate[] {
  return candidates
    .filter(({ name, more }) => hasTyped(typed, `${name ?? ''} ${more}`))
    .sort(byTyped(typed, ({ name }) => name))
    .slice(0, MAX_SUGGESTIONS)
}

type Stored = { _id: string; _type: string; name: string | null; more: string | null }

/** One for a document and its draft, with the words of the draft. */
function collate(stored: Stored[]): Candidate[] {
  const published = new Set(stored.map(({ _id }) => _id).filter(id => !isDraftId(id)))
  const drafted = new Set<string>(stored.flatMap(({ _id }) => (isDraftId(_id) ? [getPublishedId(_id)] : [])))
  return stored
    .filter(({ _id }) => !drafted.has(_id))
    .map(({ _id, _type, name, more }) => {
      const id = getPublishedId(_id)
      return { id, type: _type, name, more: more ?? '', isPublished: published.has(id) }
    })
}
