import { connection } from 'next/server'
import { isContentReachable } from '@/content/client'
import { webhookState } from '@/content/freshness/webhook-watch'
import { shareLooks } from '@/content/shared-look'
import { siteOutboxStatus } from '@/forms/site-intake'
import { isStopping } from '@/lib/process/stopping'

const RETRY_SECONDS = '5'

/** Anybody may ask, and each look is a question to the content service and a write to the disk. */
const look = shareLooks(async () => ({
  content: (await isContentReachable()) ? 'reachable' : 'unreachable',
  outbox: await siteOutboxStatus(),
}))

/**
 * 503 when the outbox cannot be written or the site is asked to stop (`{status: 'stopping'}`). `content` is 'unreachable' while the content service does not
 * respond: every build has its pages, so the site shows them. `webhook` is 'unknown' until something is published, then 'arrives', or 'silent' if only the
 * catch-up finds changes. Undelivered submissions do not count. Anybody may ask, so figures are in /metrics.
 */
export async function GET(): Promise<Response> {
  await connection()
  if (isStopping()) return respond(503, { status: 'stopping' })
  const { content, outbox } = await look()
  const isReady = outbox !== 'broken'
  return respond(isReady ? 200 : 503, {
    status: isReady ? 'ready' : 'not ready',
    ...{ content, webhook: webhookState(), outbox },
  })
}

/** With retry-after the log has no line for each look: what is wrong has one of its own. */
function respond(status: 200 | 503, body: Record<string, string>): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': RETRY_SECONDS }) }
  return Response.json(body, { status, headers })
}
