import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { stateOf } from '@/content/routes/known-paths'
import { findMoved, findMovedPage } from '@/content/routes/moved'
import { findOwnPage } from '@/content/routes/own-pages'
import { findRedirect } from '@/content/routes/redirects'
import { RefusedRequest, requirePlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/environment/public-env'
import { serverEnv } from '@/lib/environment/server-env'
import { inLowerCase } from '@/lib/lower-case'
import { RETRY_AFTER_SECONDS, STATUS_HEADER } from '@/lib/page-status'
import { LIVE_PAGE, MISSING_PAGE, PLAIN_PAGE, UNAVAILABLE_PAGE } from '@/lib/pages'
import { redirectTarget } from '@/lib/redirect-target'
import { redirectKey } from '@/lib/redirects'
import { nameVisit } from '@/lib/visits/named'

type Url = NextRequest['nextUrl']

/** send-form.ts checks forms again. */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  if (method === 'POST') return refuse(headers) ?? showPage(nextUrl)
  const redirect = await findRedirect(path)
  if (!redirect || (await findOwnPage(path))) return showPage(nextUrl)
  nameVisit('redirect', redirectKey(path) ?? path)
  const hosts = { siteUrl: nextUrl.origin, donationUrl: serverEnv.donationUrl }
  return NextResponse.redirect(redirectTarget(redirect, hosts, nextUrl.searchParams), 307)
}

async function showPage(url: Url): Promise<NextResponse> {
  if (isInternal(url.pathname)) return NextResponse.rewrite(new URL('/', url))
  const ownPage = await findOwnPage(url.pathname)
  if (ownPage) {
    nameVisit('view', redirectKey(url.pathname) ?? url.pathname)
    return NextResponse.rewrite(new URL(`${ownPage}${url.search}`, url))
  }
  const lowerCase = inLowerCase(url.pathname)
  if (lowerCase) return redirectMoved(lowerCase, url)
  const { isEnabled } = await draftMode()
  const state = isEnabled ? 'shown' : await stateOf(url.pathname)
  if (state === 'shown') return redirectMoved(await findMovedPage(url.pathname), url) ?? NextResponse.next()
  if (state === 'missing')
    return redirectMoved(await findMoved(url.pathname), url) ?? showInstead(MISSING_PAGE, 404, url)
  return showInstead(UNAVAILABLE_PAGE, 503, url, { 'retry-after': String(RETRY_AFTER_SECONDS) })
}

function isInternal(path: string): boolean {
  return [MISSING_PAGE, UNAVAILABLE_PAGE, PLAIN_PAGE, LIVE_PAGE].some(
    page => path === page || path.startsWith(`${page}/`),
  )
}

/** Browsers do not keep the redirect: an address that changes back would become a loop. */
function redirectMoved(path: string, url: Url): NextResponse
function redirectMoved(path: string | null, url: Url): NextResponse | null
function redirectMoved(path: string | null, url: Url): NextResponse | null {
  if (!path) return null
  const headers = { 'cache-control': 'no-cache' }
  return NextResponse.redirect(new URL(path + url.search, url), { status: 308, headers })
}

/** Next drops the status of a rewrite; server.ts reads it from the header. */
function showInstead(page: string, status: number, url: Url, headers: Record<string, string> = {}): NextResponse {
  return NextResponse.rewrite(new URL(page, url), {
    status,
    headers: { ...headers, [STATUS_HEADER]: String(status), 'cache-control': 'no-store' },
  })
}

function refuse(headers: Headers): NextResponse | null {
  try {
    requirePlainForm(headers, siteUrl)
    return null
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    return new NextResponse(error.message, { status: error.status })
  }
}

/** No dot means no file name, except in posts, blog pages, authors, icons and cards. Internal paths and health checks are left out. */
export const config = {
  matcher: [
    '/((?!_next/|api/|studio(?:/|$)|healthz$|readyz$)[^.]*)',
    '/post/:path*',
    '/blog/:path*',
    '/author/:path*',
    '/icons/:path*',
    '/og/:path*',
    '/page/:path*',
    '/live-page/:path*',
  ],
}
