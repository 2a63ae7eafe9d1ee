import { connection } from 'next/server'
import { isContentReachable } from '@/content/reachable'
import { siteForms } from '@/forms/site-forms'
import { log } from '@/lib/log'

/**
 * Whether the site can do all of its work: 200, or 503 when the content service does not answer or the outbox takes no write.
 * `{status: 'ready' | 'not ready', content: 'reachable' | 'unreachable', outbox}`; the outbox is OutboxStatus of
 * forms/open-forms.ts (how many are pending, marked, held and refused, the age of the oldest, notifications), 'off' where there is
 * none, or 'broken'. Undelivered submissions are safe: what waits for long is for a person to look at, and makes nothing unready.
 */
export async function GET(): Promise<Response> {
  await connection()
  const content = (await isContentReachable()) ? 'reachable' : 'unreachable'
  const outbox = checkOutbox()
  const isReady = content === 'reachable' && outbox !== 'broken'
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', content, outbox },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

function checkOutbox() {
  try {
    return siteForms().status() ?? 'off'
  } catch (error) {
    log.error('outbox.broken', { message: 'The outbox does not take a write' }, error)
    return 'broken'
  }
}
