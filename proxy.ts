import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { findOwnPage } from '@/content/addresses'
import { prefersMarkdown } from '@/content/markdown/accept'
import { stateOf } from '@/content/routes/known-paths'
import { findMeant, findMoved, findMovedPage } from '@/content/routes/moved'
import { findRedirect } from '@/content/routes/redirects'
import { refusalOfPlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/environment/public-env'
import { serverEnv } from '@/lib/environment/server-env'
import { isPage, markdownPath, pageOfMarkdown } from '@/lib/markdown-pages'
import { addressOf } from '@/lib/page-address'
import { currentResponse, OTHER_NAME_HEADER, RETRY_AFTER_SECONDS } from '@/lib/page-status'
import { FEES_PAGE, INTERNAL_PAGES, MARKDOWN_PAGE, MISSING_PAGE, PLAIN_PAGE, UNAVAILABLE_PAGE } from '@/lib/pages'
import { redirectTarget } from '@/lib/redirect-target'
import { baseHeaders, POLICY_HEADER, pageHeaders, REDIRECT_HEADERS, streamedHeaders } from '@/lib/security-headers'

type Url = NextRequest['nextUrl']

/** A request's own policy, in which Next looks for a nonce. */
const POLICIES = [POLICY_HEADER, `${POLICY_HEADER}-Report-Only`]
const NONCE_BYTES = 16
const STUDIO = /^\/studio(?:\/|$)/
/** These answer under any name of the site. */
const FILE = /^\/(?:icons|og)\//
const READ = new Set(['GET', 'HEAD'])

/**
 * Leads to the site's own name, to addresses that posts and pages have moved to, and to where short addresses point; shows the pages that staff
 * built, and every page as Markdown to who asks for it; answers 404 for missing posts and icons and 503 for those that the content service
 * would have to confirm; and refuses invalid form posts (send-form.ts checks again).
 */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  const response =
    headers.has(OTHER_NAME_HEADER) && READ.has(method) && !FILE.test(path) ? currentResponse() : undefined
  if (response) return leadToSite(response, nextUrl)
  const page = await optionsOf(method, path, headers)
  if (STUDIO.test(path)) return NextResponse.next(page)
  if (method === 'POST') {
    const refused = refusalOfPlainForm(headers, siteUrl)
    if (refused) return new NextResponse(refused.message, { status: refused.status })
    return showPage({ path, look: 'page', page }, nextUrl)
  }
  return show({ ...(await readAsked(path, headers)), page }, nextUrl)
}

/** With the request that Next sees, and headers of the page. */
type Options = { request?: { headers: Headers }; headers: Record<string, string> }

/** `file` is Markdown at its own address, `markdown` at that of the page. */
type Asked = { path: string; look: 'page' | 'file' | 'markdown'; page: Options }

/** A page that is rendered for one request gets a nonce. Next must see no other, because it would write it into what it stores for everybody. */
async function optionsOf(method: string, path: string, sent: Headers): Promise<Options> {
  const place = STUDIO.test(path) ? 'studio' : (await draftMode()).isEnabled ? 'preview' : 'site'
  if (process.env.NODE_ENV === 'development') return { headers: pageHeaders(place) }
  const isStreamed = place !== 'site' || method === 'POST' || path.replace(/\/$/, '') === FEES_PAGE
  const own = isStreamed ? streamedHeaders(place, randomBytes(NONCE_BYTES).toString('base64')) : {}
  if (!isStreamed && !POLICIES.some(name => sent.has(name))) return { headers: own }
  const headers = new Headers(sent)
  for (const name of POLICIES) headers.delete(name)
  if (own[POLICY_HEADER]) headers.set(POLICY_HEADER, own[POLICY_HEADER])
  return { request: { headers }, headers: own }
}

/** Next would make the address relative where the other name is one of this machine, and a relative one leads back. */
function leadToSite(response: ServerResponse, { pathname, search }: Url): NextResponse {
  const location = new URL(siteUrl + pathname + search).href
  response.writeHead(308, { ...baseHeaders('site'), location, 'cache-control': 'no-store' }).end()
  return NextResponse.next()
}

/** In draft mode only the page itself, because Markdown is what everybody may read. */
async function readAsked(path: string, headers: Headers): Promise<Omit<Asked, 'page'>> {
  const { isEnabled } = await draftMode()
  if (isEnabled) return { path, look: 'page' }
  const page = pageOfMarkdown(path)
  // The name of a post may end like that of a file.
  if (page !== null && (await leadsToPage(page))) return { path: page, look: 'file' }
  return { path, look: isPage(path) && prefersMarkdown(headers.get('accept')) ? 'markdown' : 'page' }
}

async function leadsToPage(path: string): Promise<boolean> {
  return (await stateOf(path)) !== 'missing' || (await findMoved(path)) !== null
}

async function show(asked: Asked, url: Url): Promise<NextResponse> {
  const { path } = asked
  const redirect = await findRedirect(path)
  if (!redirect || (await findOwnPage(path))) return showPage(asked, url)
  const hosts = { siteUrl: url.origin, donationUrl: serverEnv.donationUrl }
  return NextResponse.redirect(redirectTarget(redirect, hosts, url.searchParams), {
    status: 307,
    headers: REDIRECT_HEADERS,
  })
}

async function showPage(asked: Asked, url: Url): Promise<NextResponse> {
  const { path, look, page } = asked
  if (isInternal(path)) return NextResponse.rewrite(new URL('/', url), page)
  const ownPage = await findOwnPage(path)
  if (ownPage)
    return look === 'page'
      ? NextResponse.rewrite(new URL(`${ownPage}${url.search}`, url), page)
      : rewriteMarkdown(`${PLAIN_PAGE}/${addressOf(path)}`, asked, url)
  const meant = await findMeant(path)
  if (meant) return redirectMoved(meant, asked, url)
  // Draft mode also shows unpublished pages.
  const { isEnabled } = await draftMode()
  const state = isEnabled ? 'shown' : await stateOf(path)
  if (state === 'shown') {
    const moved = await findMovedPage(path)
    if (moved) return redirectMoved(moved, asked, url)
    return look === 'page' ? NextResponse.next(page) : rewriteMarkdown(path, asked, url)
  }
  if (state === 'missing') {
    const moved = await findMoved(path)
    return moved ? redirectMoved(moved, asked, url) : showInstead(MISSING_PAGE, 404, asked, url)
  }
  return showInstead(UNAVAILABLE_PAGE, 503, asked, url, { 'retry-after': String(RETRY_AFTER_SECONDS) })
}

/** At the address of a page, caches must tell the two apart. */
function rewriteMarkdown(path: string, { look, page }: Asked, url: Url): NextResponse {
  const target = new URL(`${MARKDOWN_PAGE}${path.replace(/\/$/, '')}`, url)
  return NextResponse.rewrite(target, { ...page, ...(look === 'markdown' && { headers: { vary: 'Accept' } }) })
}

function isInternal(path: string): boolean {
  return INTERNAL_PAGES.some(page => path === page || path.startsWith(`${page}/`))
}

/**
 * Search engines learn the new address. Browsers do not keep the answer: an address that changes back would become a loop. A fragment is the secret
 * of a link to saved answers.
 */
function redirectMoved(path: string, { look }: Asked, url: Url): NextResponse {
  const target = new URL(look === 'file' ? markdownPath(path) : path, url)
  target.search = url.search
  const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return NextResponse.redirect(target, {
    status: 308,
    headers: { ...REDIRECT_HEADERS, ...(target.hash ? secret : { 'cache-control': 'no-cache' }) },
  })
}

function showInstead(target: string, status: number, { page }: Asked, url: Url, headers = {}): NextResponse {
  return NextResponse.rewrite(new URL(target, url), {
    ...{ ...page, status },
    headers: { ...page.headers, ...headers, 'cache-control': 'no-store' },
  })
}

/** Paths without a dot, which file names have, or with a mark at the end, except internal ones and health checks; Markdown; and all posts, blog pages, authors, icons, cards and internal pages. */
export const config = {
  matcher: [
    '/((?!_next/|api/|healthz$|readyz$)[^.]*)',
    '/((?!_next/|api/|studio/).*(?:[^A-Za-z\\d]|%[A-Fa-f\\d]{2}))',
    '/studio/:path*',
    '/((?!_next/|api/|studio/).*)\\.md',
    '/post/:path*',
    '/blog/:path*',
    '/author/:path*',
    '/icons/:path*',
    '/og/:path*',
    '/page/:path*',
    '/live-page/:path*',
    '/markdown/:path*',
  ],
}
