import type { cookies } from 'next/headers'
import { siteUrl } from '@/lib/environment/public-env'

/** For what staff chose in the preview. */
export const PREVIEW_COOKIE = {
  httpOnly: true,
  sameSite: 'lax',
  secure: siteUrl.startsWith('https:'),
  path: '/',
} as const

/** https://nextjs.org/docs/app/guides/draft-mode */
const DRAFT_COOKIE = '__prerender_bypass'

/** Next sends its cookie of draft mode for https alone. Over plain http Safari takes none, and other browsers only from this machine. */
export function sendWithoutTls(jar: Awaited<ReturnType<typeof cookies>>): void {
  const cookie = jar.get(DRAFT_COOKIE)
  if (cookie) jar.set({ ...cookie, ...PREVIEW_COOKIE })
}

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
