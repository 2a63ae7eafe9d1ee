import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { PERSPECTIVE_COOKIE } from '@/content/preview-choice'
import { enter, RefusedRequest } from '@/forms/decode'
import { refuse } from '../../refuse'
import { PREVIEW_COOKIE } from '../answers'

/** Names what the preview shows, by the same parameter as the link that opens it. 204; 403 outside of draft mode, or from another site. */
export async function POST(request: Request): Promise<Response> {
  return enter({ headers: request.headers, refuse }, async () => {
    const { isEnabled } = await draftMode()
    if (!isEnabled) throw new RefusedRequest(403, 'Only the preview shows releases. Open it from the Studio.')
    const perspective = new URL(request.url).searchParams.get(urlSearchParamPreviewPerspective) ?? ''
    const jar = await cookies()
    jar.set(PERSPECTIVE_COOKIE, perspective, PREVIEW_COOKIE)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
