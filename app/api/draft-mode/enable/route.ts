import { cookies, draftMode } from 'next/headers'
import { connection } from 'next/server'
import { NoPreviewError, openPreviewLink } from '@/content/preview'
import { siteUrl } from '@/lib/env'
import { log } from '@/lib/log'
import { PREVIEW_DATE_COOKIE } from '@/lib/preview-date'
import { refuse } from '../answers'

/**
 * The Studio's way into the preview: shows drafts to this browser until it leaves draft mode. 307 to the page that the link
 * names; 401 without a good secret; 503 while that cannot be found out.
 */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const draft = await draftMode()
  try {
    const path = await openPreviewLink(request.url, draft.isEnabled)
    if (path === null)
      return refuse(401, 'This link to the preview is not valid, or no longer. Open it anew from the Studio.')
    // A preview begins now, whatever an earlier one was looked at.
    if (!draft.isEnabled) (await cookies()).delete(PREVIEW_DATE_COOKIE)
    draft.enable()
    return new Response(null, { status: 307, headers: { location: siteUrl + path, 'cache-control': 'no-store' } })
  } catch (error) {
    log.error('preview.failed', {}, error)
    const message = error instanceof NoPreviewError ? error.message : 'The content service did not answer'
    return refuse(503, message)
  }
}
