import { log } from '@/lib/log'
import { client } from '../client'

const TIMEOUT_MS = 2_000

/** Whether the content service responds now; the result is not cached. */
export async function isContentReachable(): Promise<boolean> {
  try {
    await client.fetch(
      'count(*[_id == "siteSettings"])',
      {},
      { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) },
    )
    return true
  } catch (error) {
    log.error('content.unreachable', { message: 'The content service is not reachable' }, error)
    return false
  }
}
