import { fetchPublished } from './fetch'
import { CONTENT_TYPES } from './tags'

/** Beside the document types. */
const DUE = 'due posts'

/**
 * Per document type: how many there are and when one last changed, enough to see every publish and unpublish; of posts also how
 * many have come to their day.
 */
const FINGERPRINT_QUERY = `{${CONTENT_TYPES.map(
  type => `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`,
).join(', ')}, "${DUE}": count(*[_type == "post" && publishedAt <= now()])}`

let known: Map<string, string> | null = null

/**
 * The document types whose published content changed since the last call in this process; all of them on the first.
 * Throws when the content service does not answer.
 */
export async function findChangedTypes(): Promise<string[]> {
  const answer: Record<string, unknown> = await fetchPublished(FINGERPRINT_QUERY)
  const current = new Map(Object.entries(answer).map(([type, value]) => [type, JSON.stringify(value)]))
  const changed = [...current.keys()].filter(type => known?.get(type) !== current.get(type))
  known = current
  return [...new Set(changed.map(type => (type === DUE ? 'post' : type)))]
}
