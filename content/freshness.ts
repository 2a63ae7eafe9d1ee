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
let namedLast: string[] = []

/**
 * The document types whose published content changed since the last call in this process, and once more those that had changed
 * then: Next takes a page for new that was being made when its content was called old. All of them on the first call.
 * Throws when the content service does not answer.
 */
export async function findChangedTypes(): Promise<string[]> {
  const answer: Record<string, unknown> = await fetchPublished(FINGERPRINT_QUERY)
  const current = new Map(Object.entries(answer).map(([type, value]) => [type, JSON.stringify(value)]))
  const changed = [...current.keys()].filter(type => known?.get(type) !== current.get(type))
  const named = changed.map(type => (type === DUE ? 'post' : type))
  const types = new Set([...named, ...namedLast])
  known = current
  namedLast = named
  return [...types]
}
