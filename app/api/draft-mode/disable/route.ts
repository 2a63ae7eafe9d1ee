import { draftMode } from 'next/headers'
import { RefusedRequest, requireSameOrigin } from '@/forms/decode'
import { siteUrl } from '@/lib/env'

/** The preview's exit button: published content from here on. 303 to the page that it was pressed on; 403 from another site. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers, siteUrl)
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    return Response.json({ message: error.message }, { status: error.status })
  }
  const draft = await draftMode()
  draft.disable()
  return new Response(null, {
    status: 303,
    headers: { location: siteUrl + pageOf(request), 'cache-control': 'no-store' },
  })
}

function pageOf(request: Request): string {
  const page = request.headers.get('referer') ?? ''
  return URL.canParse(page) && new URL(page).origin === new URL(siteUrl).origin
    ? new URL(page).pathname.replace(/^\/+/, '/')
    : '/'
}
