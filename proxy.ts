import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { type Decision, decide } from '@/content/routes/decide'
import { refusalOfPlainForm } from '@/forms/decode'
import { redirectTarget } from '@/lib/addresses/redirects'
import { siteUrl } from '@/lib/environment/public-env'
import { baseHeaders, movedHeaders, pageOptions, placeOf, REDIRECT_HEADERS } from '@/lib/environment/security-headers'
import { serverEnv } from '@/lib/environment/server-env'
import { MISSING_PAGE, UNAVAILABLE_PAGE } from '@/lib/pages'
import { currentResponse, OTHER_NAME_HEADER, RETRY_LATER } from '@/lib/process/page-status'

/** What answers under any name of the site, as forms do. */
const UNDER_ANY_NAME = /^\/(?:icons|og)\//

/** Leads every address to what it shows, by content/routes/decide.ts, and refuses invalid form posts (send-form.ts checks again). */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  const isForm = method === 'POST'
  const isElsewhere = headers.has(OTHER_NAME_HEADER) && /^(?:GET|HEAD)$/.test(method) && !UNDER_ANY_NAME.test(path)
  const response = isElsewhere ? currentResponse() : undefined
  if (response) {
    // Next would make the address relative where the other name is one of this machine, and a relative one leads back.
    const location = new URL(siteUrl + path + nextUrl.search).href
    response.writeHead(308, { ...baseHeaders('site'), location, 'cache-control': 'no-store' }).end()
    return NextResponse.next()
  }
  const { isEnabled: isDraft } = await draftMode()
  const place = placeOf(path, isDraft)
  const page = pageOptions(place, path, headers, isForm)
  if (place === 'studio') return NextResponse.next(page)
  const refused = isForm ? refusalOfPlainForm(headers, siteUrl) : null
  if (refused) return new NextResponse(refused.message, { status: refused.status })
  return answer(await decide({ path, accept: headers.get('accept'), isForm, isDraft }), page, nextUrl)
}

function answer(decision: Decision, page: ReturnType<typeof pageOptions>, url: NextRequest['nextUrl']): NextResponse {
  const rewrite = (path: string, options: object) => NextResponse.rewrite(new URL(path, url), { ...page, ...options })
  const unstored = { ...page.headers, 'cache-control': 'no-store' }
  switch (decision.is) {
    case 'shown':
      if (decision.path === url.pathname) return NextResponse.next(page)
      if (decision.markdown === 'negotiated') return rewrite(decision.path, { headers: { vary: 'Accept' } })
      return rewrite(decision.path + (decision.markdown ? '' : url.search), {})
    case 'redirected': {
      const { donationUrl } = serverEnv
      const target = redirectTarget(decision.redirect, { siteUrl: url.origin, donationUrl }, url.searchParams)
      return NextResponse.redirect(target, { status: 307, headers: REDIRECT_HEADERS })
    }
    case 'moved': {
      const target = new URL(decision.path, url)
      target.search = url.search
      return NextResponse.redirect(target, { status: 308, headers: movedHeaders(target) })
    }
    case 'missing':
      return rewrite(MISSING_PAGE, { status: 404, headers: unstored })
    case 'unavailable':
      return rewrite(UNAVAILABLE_PAGE, { status: 503, headers: { ...unstored, ...RETRY_LATER } })
  }
}

/** Paths without a dot, which file names have, or with a mark at the end, except internal ones and health checks; Markdown; and all posts, blog pages, authors, icons, cards and internal pages. */
export const config = {
  matcher: [
    '/((?!_next/|api/|healthz$|readyz$)[^.]*)',
    '/((?!_next/|api/|studio/).*(?:[^A-Za-z\\d]|%[A-Fa-f\\d]{2}))',
    '/((?!_next/|api/|studio/).*)\\.md',
    '/(studio|post|blog|author|icons|og|page|live-page|markdown)/:path*',
  ],
}
