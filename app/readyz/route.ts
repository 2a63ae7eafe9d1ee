import { connection } from 'next/server'
import { isContentReachable } from '@/content/client'
import { webhookState } from '@/content/freshness/webhook-watch'
import { shareLooks } from '@/content/routes/shared-look'
import { siteOutboxStatus } from '@/forms/site-intake'
import { isStopping } from '@/lib/stopping'

const RETRY_SECONDS = '5'

/** Anybody may ask, and each look is a question to the content service and a write to the disk. */
const look = shareLooks(async () => ({
  content: (await isContentReachable()) ? 'reachable' : 'unreachable',
  outbox: await siteOutboxStatus(),
}))

/**
 * 503 when the content service does not respond, the outbox cannot be written, or the site is asked to stop (`{status: 'stopping'}`). `webhook` is 'unknown'
 * until something is published, then 'arrives', or 'silent' if only the catch-up finds changes. Undelivered submissions do not count. Anybody may ask, so
 * figures are in /metrics.
 */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  if (isStopping()) {
    // With the header the log does not report a failure.
    return Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, 'retry-after': RETRY_SECONDS } })
  }
  const { content, outbox } = await look()
  const isReady = content === 'reachable' && outbox !== 'broken'
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', content, webhook: webhookState(), outbox },
    { status: isReady ? 200 : 503, headers },
  )
}
