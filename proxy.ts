import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { mayExist } from '@/content/routes/known-paths'
import { findRedirect } from '@/content/routes/redirects'
import { RefusedRequest, requirePlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/env'
import { STATUS_HEADER } from '@/lib/page-status'
import { MISSING_PAGE } from '@/lib/pages'
import { redirectTarget } from '@/lib/redirect-target'
import { serverEnv } from '@/lib/server-env'

type Url = NextRequest['nextUrl']

/** Redirects short addresses, answers 404 for missing posts and icons, and refuses invalid form posts (send-form.ts checks again). */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  if (method === 'POST') return refuse(headers) ?? showPage(nextUrl)
  const redirect = await findRedirect(path)
  if (!redirect) return showPage(nextUrl)
  return NextResponse.redirect(redirectTarget(redirect, serverEnv.donationUrl, nextUrl.searchParams), 307)
}

async function showPage(url: Url): Promise<NextResponse> {
  if (url.pathname === MISSING_PAGE) return NextResponse.rewrite(new URL('/', url))
  // Draft mode also shows unpublished pages.
  const { isEnabled } = await draftMode()
  if (isEnabled || (await mayExist(url.pathname))) return NextResponse.next()
  // Next drops the status of a rewrite; server.ts reads it from this header.
  const headers = { [STATUS_HEADER]: '404', 'cache-control': 'no-store' }
  return NextResponse.rewrite(new URL(MISSING_PAGE, url), { status: 404, headers })
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

/** Paths without a dot, which file names have, except internal ones and health checks; and all posts, blog pages, icons and cards. */
export const config = {
  matcher: [
    '/((?!_next/|api/|studio(?:/|$)|healthz$|readyz$)[^.]*)',
    '/post/:path*',
    '/blog/:path*',
    '/icons/:path*',
    '/og/:path*',
  ],
}
