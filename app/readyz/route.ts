import { connection } from 'next/server'
import { isContentReachable } from '@/content/client'
import { siteOutboxStatus } from '@/forms/site-intake'

/**
 * 200 when the site can do all of its work; 503 when the content service does not respond or the outbox cannot be written.
 * `{status: 'ready' | 'not ready', content: 'reachable' | 'unreachable', outbox}`; `outbox` is the OutboxStatus of
 * forms/intake.ts, 'off' when there is none, or 'broken'. Undelivered submissions are stored, so they do not count as not ready.
 */
export async function GET(): Promise<Response> {
  await connection()
  const content = (await isContentReachable()) ? 'reachable' : 'unreachable'
  const outbox = await siteOutboxStatus()
  const isReady = content === 'reachable' && outbox !== 'broken'
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', content, outbox },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
