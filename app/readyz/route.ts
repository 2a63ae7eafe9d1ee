import { connection } from 'next/server'
import { isContentReachable } from '@/content/client'
import { webhookState } from '@/content/freshness/webhook-watch'
import { siteOutboxStatus } from '@/forms/site-intake'
import { isStopping } from '@/lib/stopping'

/** By then another instance answers at this address. */
const RETRY_SECONDS = '5'

/**
 * 200 when the site can do all of its work; 503 when the content service does not respond or the outbox cannot be written, and
 * `{status: 'stopping'}`, with a Retry-After, from the moment at which the site is asked to stop.
 * `{status: 'ready' | 'not ready', content: 'reachable' | 'unreachable', webhook, outbox}`; `webhook` is 'unknown' until something is
 * published, then 'arrives', or 'silent' if only the catch-up finds changes, which does not count as not ready; `outbox` is 'works', 'off' or
 * 'broken'. Anybody may ask, so it has no figures: those are in /metrics. Undelivered submissions are stored and do not count as not ready.
 */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  if (isStopping()) {
    // A planned stop: with the header the log takes it for no failure.
    return Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, 'retry-after': RETRY_SECONDS } })
  }
  const content = (await isContentReachable()) ? 'reachable' : 'unreachable'
  const outbox = await siteOutboxStatus()
  const isReady = content === 'reachable' && outbox !== 'broken'
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', content, webhook: webhookState(), outbox },
    { status: isReady ? 200 : 503, headers },
  )
}
