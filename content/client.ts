import { createClient } from '@sanity/client'
import { sanity } from '@/lib/env'
import { log } from '@/lib/log'

const API_VERSION = '2025-01-23'
const REQUEST_TIMEOUT_MS = 10_000
const REACH_TIMEOUT_MS = 2_000

/** Reads published content without credentials, and bypasses Sanity's CDN, which may serve stale content. */
export const client = createClient({
  projectId: sanity.projectId,
  dataset: sanity.dataset,
  apiHost: sanity.apiHost,
  useProjectHostname: sanity.useProjectHostname,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: false,
  timeout: REQUEST_TIMEOUT_MS,
})

/** Whether the content service responds now; the result is not cached. */
export async function isContentReachable(): Promise<boolean> {
  try {
    await client.fetch(
      'count(*[_id == "siteSettings"])',
      {},
      { cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) },
    )
    return true
  } catch (error) {
    log.error('content.unreachable', { message: 'The content service is not reachable' }, error)
    return false
  }
}
