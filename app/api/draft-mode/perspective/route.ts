import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { PERSPECTIVE_COOKIE } from '@/content/preview-choice'
import { RefusedRequest, requireSameOrigin } from '@/forms/decode'
import { siteUrl } from '@/lib/environment/public-env'
import { PREVIEW_COOKIE, refuse } from '../answers'

/** Names what the preview shows, by the same parameter as the link that opens it. 204; 403 outside of draft mode, or from another site. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers, siteUrl)
    const { isEnabled } = await draftMode()
    if (!isEnabled) throw new RefusedRequest(403, 'Only the preview shows releases. Open it from the Studio.')
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    return refuse(error.status, error.message)
  }
  const perspective = new URL(request.url).searchParams.get(urlSearchParamPreviewPerspective) ?? ''
  ;(await cookies()).set(PERSPECTIVE_COOKIE, perspective, PREVIEW_COOKIE)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
