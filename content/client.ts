import { createClient } from '@sanity/client'
import { sanity } from '@/lib/environment/public-env'
import { API_VERSION } from '@/lib/environment/public-settings'
import { createBreaker } from './breaker'

/** While Next compiles a page in development, the process reads no response, for minutes on a busy machine. */
const PATIENCE = process.env.NODE_ENV === 'development' ? 60 : 1
export const QUESTION_TIMEOUT_MS = 5_000 * PATIENCE
const MAX_RETRIES = 2
const REACH_TIMEOUT_MS = 2_000 * PATIENCE

/** Bypasses Sanity's CDN, which may serve stale content. Every use belongs in `breaker.ask`. */
export const client = createClient({
  projectId: sanity.projectId,
  dataset: sanity.dataset,
  apiHost: sanity.apiHost,
  useProjectHostname: sanity.useProjectHostname,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: false,
  timeout: QUESTION_TIMEOUT_MS,
  maxRetries: MAX_RETRIES,
})

export const breaker = createBreaker(reach)

/** Not cached. The breaker logs a loss. */
export async function isContentReachable(): Promise<boolean> {
  return breaker.askAnyway(reach).then(
    () => true,
    () => false,
  )
}

function reach(): Promise<unknown> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) } as const
  return client.fetch('count(*[_id == "siteSettings"])', {}, options)
}
