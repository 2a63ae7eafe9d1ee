import { siteUrl } from '@/lib/env'
import { log } from '@/lib/log'
import { fetchContent } from './fetch'
import { CONTENT_TYPES } from './tags'

/** Pages that are asked for once after a change, so that the next visitor already sees it. */
const WARMED_PATHS = ['/']
const WARM_TIMEOUT_MS = 10_000

/** Per document type: how many there are and when one last changed. Enough to see every publish and unpublish. */
const FINGERPRINT_QUERY = `{${CONTENT_TYPES.map(
  type => `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`,
).join(', ')}}`

let known: Map<string, string> | null = null

/**
 * The document types whose published content changed since the last call in this process; all of them on the first.
 * Throws when the content service does not answer.
 */
export async function findChangedTypes(): Promise<string[]> {
  const answer: Record<string, unknown> = await fetchContent(FINGERPRINT_QUERY)
  const current = new Map(Object.entries(answer).map(([type, value]) => [type, JSON.stringify(value)]))
  const changed = [...current.keys()].filter(type => known?.get(type) !== current.get(type))
  known = current
  return changed
}

/** Renders the pages anew, one after the other; a page that fails keeps its old content. */
export async function warmPages(): Promise<void> {
  for (const path of WARMED_PATHS) {
    await fetch(siteUrl + path, { cache: 'no-store', signal: AbortSignal.timeout(WARM_TIMEOUT_MS) }).catch(error =>
      log.warn('page.unwarmed', { path }, error),
    )
  }
}
