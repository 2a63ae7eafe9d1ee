import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { stateOf } from '@/content/routes/known-paths'
import { findRedirect } from '@/content/routes/redirects'
import { RefusedRequest, requirePlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/env'
import { RETRY_AFTER_SECONDS, STATUS_HEADER } from '@/lib/page-status'
import { MISSING_PAGE, UNAVAILABLE_PAGE } from '@/lib/pages'
import { redirectTarget } from '@/lib/redirect-target'
import { serverEnv } from '@/lib/server-env'

type Url = NextRequest['nextUrl']

/**
 * Redirects short addresses, answers 404 for missing posts and icons and 503 for those that the content service would have to confirm, and
 * refuses invalid form posts (send-form.ts checks again).
 */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  if (method === 'POST') return refuse(headers) ?? showPage(nextUrl)
  const redirect = await findRedirect(path)
  if (!redirect) return showPage(nextUrl)
  return NextResponse.redirect(redirectTarget(redirect, serverEnv.donationUrl, nextUrl.searchParams), 307)
}

async function showPage(url: Url): Promise<NextResponse> {
  if ([MISSING_PAGE, UNAVAILABLE_PAGE].includes(url.pathname)) return NextResponse.rewrite(new URL('/', url))
  // Draft mode also shows unpublished pages.
  const { isEnabled } = await draftMode()
  const state = isEnabled ? 'shown' : await stateOf(url.pathname)
  if (state === 'shown') return NextResponse.next()
  if (state === 'missing') return showInstead(MISSING_PAGE, 404, url)
  return showInstead(UNAVAILABLE_PAGE, 503, url, { 'retry-after': String(RETRY_AFTER_SECONDS) })
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

/** Paths without a dot, which file names have, except internal ones and health checks; and all posts, blog pages, authors, icons and cards. */
export const config = {
  matcher: [
    '/((?!_next/|api/|studio(?:/|$)|healthz$|readyz$)[^.]*)',
    '/post/:path*',
    '/blog/:path*',
    '/author/:path*',
    '/icons/:path*',
    '/og/:path*',
  ],
}
