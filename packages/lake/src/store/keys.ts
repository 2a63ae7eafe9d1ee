import { publishedIdOf, slugOf } from '../ids.ts'
import { referencesIn } from '../references.ts'
import type { LakeDocument } from '../types.ts'

export const typeKey = (type: string) => `type ${type}`
export const referenceKey = (id: string) => `reference ${id}`
export const versionsKey = (id: string) => `versions ${id}`
export const slugKey = (slug: string) => `slug ${slug}`

/** Keys besides the id. */
export function keysOf(document: LakeDocument): Set<string> {
  const keys = new Set([typeKey(document._type), versionsKey(publishedIdOf(document._id))])
  for (const reference of referencesIn(document)) keys.add(referenceKey(reference.id))
  const slug = slugOf(document)
  if (slug !== null) keys.add(slugKey(slug))
  return keys
}
