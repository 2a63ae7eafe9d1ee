import { log } from '@/lib/log'
import { client } from './client'

/** Who asks whether the site is ready does not wait for long. */
const TIMEOUT_MS = 2_000

/** Whether the content service answers now; nothing of it is kept. */
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
