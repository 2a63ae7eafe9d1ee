import { revalidateTag } from 'next/cache'
import { refuse } from '@/app/api/refuse'
import { catchUp } from '@/content/freshness/catch-up'
import { isSameSecret } from '@/lib/environment/secrets'
import { serverEnv } from '@/lib/environment/server-env'
import { RETRY_LATER } from '@/lib/process/page-status'

/**
 * The catch-up for a scheduler, on hosts where no process lives long enough for that of content/freshness/catch-up.ts. Needs `Authorization: Bearer
 * <SANITY_REVALIDATE_SECRET>`. 200 `{revalidated: [tag]}`; 401; 503.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorized(request.headers.get('authorization'))) return refuse({ status: 401, message: 'Refused' })
  const tags = await catchUp()
  if (tags) {
    // A host may have stores of its own.
    for (const tag of tags) revalidateTag(tag, 'max')
    return Response.json({ revalidated: tags })
  }
  return refuse({ status: 503, message: 'The content service did not answer' }, RETRY_LATER)
}

function isAuthorized(header: string | null): boolean {
  const { revalidateSecret } = serverEnv
  return revalidateSecret !== '' && isSameSecret(header ?? '', `Bearer ${revalidateSecret}`)
}
