import type { SanityClient } from '@sanity/client'
import { REDIRECT_STATES_QUERY } from '@/schemas/documents/redirect.query'

/** A published redirect. `movedId` is the document that had its path, if the site made it. */
export type StoredRedirect = {
  id: string
  createdAt: string
  path: string
  destination: string
  confirmedHost: string | null
  movedId: string | null
  active: boolean
}

const PORTION = 2_000
const TIMEOUT_MS = 10_000

/** All published redirects, the oldest first, because the site follows the older of two. Rejects if the content service fails. */
export async function fetchRedirects(client: SanityClient): Promise<StoredRedirect[]> {
  const all: StoredRedirect[] = []
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  for (let after = '', isMore = true; isMore; after = all.at(-1)?.id ?? '') {
    const options = { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'redirects' }
    const portion = await published.fetch(REDIRECT_STATES_QUERY, { after, count: PORTION }, options)
    for (const { _id, _createdAt, path, destination, active, ...rest } of portion) {
      const stored = { id: _id, createdAt: _createdAt, path: path ?? '', destination: destination ?? '' }
      all.push({ ...rest, ...stored, active: active !== false })
    }
    isMore = portion.length === PORTION
  }
  return all.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
}
