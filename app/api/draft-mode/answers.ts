import { siteUrl } from '@/lib/environment/public-env'

/** For what staff chose in the preview. */
export const PREVIEW_COOKIE = {
  httpOnly: true,
  sameSite: 'lax',
  secure: siteUrl.startsWith('https:'),
  path: '/',
} as const

/** 303 to the page of this site that the request came from, or to the home page. */
export function returnToPage(request: Request): Response {
  const page = request.headers.get('referer') ?? ''
  const isOwn = URL.canParse(page) && new URL(page).origin === new URL(siteUrl).origin
  // A path that starts with two slashes would be another host.
  const path = isOwn ? new URL(page).pathname.replace(/^\/+/, '/') : '/'
  return new Response(null, { status: 303, headers: { location: siteUrl + path, 'cache-control': 'no-store' } })
}
