import { siteUrl } from '@/lib/environment/public-env'

/** For what staff chose in the preview. */
export const PREVIEW_COOKIE = {
  httpOnly: true,
  sameSite: 'lax',
  secure: siteUrl.startsWith('https:'),
  path: '/',
} as const

/** A path that starts with two slashes would be another host. */
export function showPage(path: string, status = 303): Response {
  const location = `${siteUrl}/${path.replace(/^[/\\]+/, '')}`
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })
}

/** To the page of this site that the request came from, or to the home page. */
export function returnToPage(request: Request): Response {
  const page = request.headers.get('referer') ?? ''
  const isOwn = URL.canParse(page) && new URL(page).origin === new URL(siteUrl).origin
  return showPage(isOwn ? new URL(page).pathname : '/')
}
