import { type NextRequest, NextResponse } from 'next/server'
import { findRedirect } from '@/content/redirects'
import { redirectTarget } from '@/lib/redirect-target'
import { serverEnv } from '@/lib/server-env'

/** Sends short addresses to their pages on the donation host; everything else is none of its business. */
export async function proxy({ nextUrl }: NextRequest): Promise<NextResponse> {
  const redirect = await findRedirect(nextUrl.pathname)
  if (!redirect) return NextResponse.next()
  return NextResponse.redirect(redirectTarget(redirect, serverEnv.donationUrl, nextUrl.searchParams), 307)
}

/** Paths without a dot, which is in the name of every file, other than the landing page's and those of the site's own rooms. */
export const config = { matcher: '/((?!_next/|api/|studio(?:/|$))[^.]+)' }
