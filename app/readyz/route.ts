import { connection } from 'next/server'
import { isContentReachable } from '@/content/client'
import { webhookState } from '@/content/freshness/webhook-watch'
import { siteOutboxStatus } from '@/forms/site-intake'
import { isStopping } from '@/lib/stopping'

/**
 * 200 when the site can do all of its work; 503 when the content service does not respond or the outbox cannot be written, and
 * `{status: 'stopping'}` from the moment at which the site is asked to stop.
 * `{status: 'ready' | 'not ready', content: 'reachable' | 'unreachable', webhook, outbox}`; `webhook` is 'unknown' until something is
 * published, then 'arrives', or 'silent' if only the catch-up finds changes, which does not count as not ready; `outbox` is the OutboxStatus of
 * forms/intake.ts, 'off' when there is none, or 'broken'. Undelivered submissions are stored, so they do not count as not ready.
 */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers })
  const content = (await isContentReachable()) ? 'reachable' : 'unreachable'
  const outbox = await siteOutboxStatus()
  const isReady = content === 'reachable' && outbox !== 'broken'
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', content, webhook: webhookState(), outbox },
    { status: isReady ? 200 : 503, headers },
  )
}
