import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { mayExist } from '@/content/known-paths'
import { findRedirect } from '@/content/redirects'
import { RefusedRequest, requirePlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/env'
import { STATUS_HEADER } from '@/lib/page-status'
import { redirectTarget } from '@/lib/redirect-target'
import { serverEnv } from '@/lib/server-env'

type Url = NextRequest['nextUrl']

/** The page for what does not exist. It has no address of its own. */
const MISSING = '/missing'

/**
 * Sends short addresses to their pages on the donation host, answers 404 for posts and icons that do not exist, and turns away
 * what is posted to a page and is no form of this site. The way of the forms looks again (send-form.ts).
 */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  if (method === 'POST') return refuse(headers) ?? showPage(nextUrl)
  const redirect = await findRedirect(path)
  if (!redirect) return showPage(nextUrl)
  return NextResponse.redirect(redirectTarget(redirect, serverEnv.donationUrl, nextUrl.searchParams), 307)
}

async function showPage(url: Url): Promise<NextResponse> {
  if (url.pathname === MISSING) return NextResponse.rewrite(new URL('/', url))
  // In draft mode pages show that nobody else knows of.
  const { isEnabled } = await draftMode()
  if (isEnabled || (await mayExist(url.pathname))) return NextResponse.next()
  // Next forgets the status of a rewrite; server.ts reads it here.
  const headers = { [STATUS_HEADER]: '404', 'cache-control': 'no-store' }
  return NextResponse.rewrite(new URL(MISSING, url), { status: 404, headers })
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

/**
 * Paths without a dot, which is in the name of every file, other than those of the site's own rooms and of who watches over it;
 * and everything where posts, icons and cards are.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|studio(?:/|$)|healthz$|readyz$)[^.]*)',
    '/post/:path*',
    '/blog/:path*',
    '/icons/:path*',
    '/og/:path*',
  ],
}
