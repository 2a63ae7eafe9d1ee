import { type NextRequest, NextResponse } from 'next/server'
import { findRedirect } from '@/content/redirects'
import { RefusedRequest, requirePlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/env'
import { redirectTarget } from '@/lib/redirect-target'
import { serverEnv } from '@/lib/server-env'

/**
 * Sends short addresses to their pages on the donation host, and turns away what is posted to a page and is no form of this
 * site. The way of the forms looks again (send-form.ts).
 */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  if (method === 'POST') return refuse(headers) ?? NextResponse.next()
  const redirect = await findRedirect(nextUrl.pathname)
  if (!redirect) return NextResponse.next()
  return NextResponse.redirect(redirectTarget(redirect, serverEnv.donationUrl, nextUrl.searchParams), 307)
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

/** Paths without a dot, which is in the name of every file, other than those of the site's own rooms, of its pictures and of who watches over it. */
export const config = { matcher: '/((?!_next/|api/|og/|icons/|studio(?:/|$)|healthz$|readyz$)[^.]*)' }
