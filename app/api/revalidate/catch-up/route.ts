import { revalidateTag } from 'next/cache'
import { findChanges } from '@/content/freshness/changes'
import { tagOf } from '@/content/freshness/tags'
import { watchWebhook } from '@/content/freshness/webhook-watch'
import { isSameSecret } from '@/lib/environment/same-secret'
import { serverEnv } from '@/lib/environment/server-env'
import { contentHealth } from '@/lib/process/content-health'
import { log } from '@/lib/process/log'
import { RETRY_AFTER_SECONDS } from '@/lib/process/page-status'

/**
 * Called at intervals by content/freshness/catch-up.ts, or by a scheduler, because webhooks can be lost. Needs `Authorization: Bearer
 * <SANITY_REVALIDATE_SECRET>`. 200 `{revalidated: [tag]}`; 401; 503.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorized(request.headers.get('authorization'))) return Response.json({ message: 'Refused' }, { status: 401 })
  const { isLost } = contentHealth()
  try {
    const changes = await findChanges()
    watchWebhook(changes)
    const tags = changes.types.map(tagOf)
    for (const tag of tags) revalidateTag(tag, 'max')
    return Response.json({ revalidated: tags })
  } catch (error) {
    if (!isLost) log.error('catchUp.failed', { message: 'The content service did not say what changed' }, error)
    const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
    return Response.json({ message: 'The content service did not answer' }, { status: 503, headers })
  }
}

function isAuthorized(header: string | null): boolean {
  const { revalidateSecret } = serverEnv
  return revalidateSecret !== '' && isSameSecret(header ?? '', `Bearer ${revalidateSecret}`)
}
