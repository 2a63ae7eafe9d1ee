import { getDraftId, getPublishedId, isDraftId } from '@sanity/client/csm'
import { byTyped, hasTyped } from '@/studio/inputs/typed-name'
import { z } from '@/studio/zod'

/** A document that a reference may lead to. */
type Candidate = ReturnType<typeof collate>[number]

/** More would not be read, only drawn. */
const MAX_SUGGESTIONS = 100

/** In the raw perspective. People also know a document by its role, its masjid or its town. */
export const CANDIDATES_QUERY = /* groq */ `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, "name": coalesce(name, title), "more": array::join(array::compact([role, organization, location]), " ")
}`

const STORED = z.object({
  ...{ _id: z.string(), _type: z.string() },
  ...{ name: z.string().nullable(), more: z.string().nullable() },
})

export const CANDIDATES = z.array(STORED).transform(collate)

/** All letters must occur; the likeliest come first. */
export function suggest(candidates: Candidate[], typed: string): Candidate[] {
  return candidates
    .filter(({ name, more }) => hasTyped(typed, `${name ?? ''} ${more ?? ''}`))
    .sort(byTyped(typed, ({ name }) => name))
    .slice(0, MAX_SUGGESTIONS)
}

/** One for a document and its draft, with the words of the draft, and the published id, whether that document exists or not. */
function collate(stored: z.infer<typeof STORED>[]) {
  const ids = new Set(stored.map(({ _id }) => _id))
  return stored
    .filter(({ _id }) => isDraftId(_id) || !ids.has(getDraftId(_id)))
    .map(({ _id, _type: type, name, more }) => {
      const id = getPublishedId(_id)
      return { id, type, name, more, isPublished: ids.has(id) }
    })
}
