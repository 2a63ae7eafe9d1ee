import { siteUrl } from '@/lib/env'

/** 303 to the page of this site that a button of the preview bar was pressed on. */
export function returnToPage(request: Request): Response {
  const page = request.headers.get('referer') ?? ''
  const isOwn = URL.canParse(page) && new URL(page).origin === new URL(siteUrl).origin
  // Two slashes at its start would be another host.
  const path = isOwn ? new URL(page).pathname.replace(/^\/+/, '/') : '/'
  return new Response(null, { status: 303, headers: { location: siteUrl + path, 'cache-control': 'no-store' } })
}

/** An answer in words to what is not done; nothing keeps it. */
export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
