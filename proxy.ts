import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { prefersMarkdown } from '@/content/markdown/accept'
import { stateOf } from '@/content/routes/known-paths'
import { findMeant, findMoved, findMovedPage } from '@/content/routes/moved'
import { findOwnPage } from '@/content/routes/own-pages'
import { findRedirect } from '@/content/routes/redirects'
import { RefusedRequest, requirePlainForm } from '@/forms/decode'
import { siteUrl } from '@/lib/environment/public-env'
import { serverEnv } from '@/lib/environment/server-env'
import { isPage, markdownPath, pageOfMarkdown } from '@/lib/markdown-pages'
import { addressOf } from '@/lib/page-address'
import { NEGOTIATED_HEADER, RETRY_AFTER_SECONDS, STATUS_HEADER } from '@/lib/page-status'
import { INTERNAL_PAGES, MARKDOWN_PAGE, MISSING_PAGE, PLAIN_PAGE, UNAVAILABLE_PAGE } from '@/lib/pages'
import { redirectTarget } from '@/lib/redirect-target'

type Url = NextRequest['nextUrl']

const POLICIES = ['content-security-policy', 'content-security-policy-report-only']

/**
 * Redirects short addresses, old ones of posts and pages, and what was typed or pasted for a known one; shows the pages that staff
 * built, and every page as Markdown to who asks for it; answers 404 for missing posts and icons and 503 for those that the content service
 * would have to confirm; and refuses invalid form posts (send-form.ts checks again).
 */
export async function proxy({ method, headers, nextUrl }: NextRequest): Promise<NextResponse> {
  const path = nextUrl.pathname
  const request = withoutPolicy(headers)
  if (method === 'POST') return refuse(headers) ?? showPage({ path, look: 'page', request }, nextUrl)
  return show({ ...(await readAsked(path, headers)), request }, nextUrl)
}

/** `file` is Markdown at its own address, `markdown` at that of the page. `request` is what Next sees instead of what was sent. */
type Asked = { path: string; look: 'page' | 'file' | 'markdown'; request: { headers: Headers } | undefined }

/** Next takes a nonce from these, and writes it into the page that it stores for everybody (the gate of server.ts removes them, too). */
function withoutPolicy(sent: Headers): Asked['request'] {
  if (!POLICIES.some(name => sent.has(name))) return undefined
  const headers = new Headers(sent)
  for (const name of POLICIES) headers.delete(name)
  return { headers }
}

/** In draft mode only the page itself, because Markdown is what everybody may read. */
async function readAsked(path: string, headers: Headers): Promise<Omit<Asked, 'request'>> {
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
  return NextResponse.redirect(redirectTarget(redirect, hosts, url.searchParams), 307)
}

async function showPage(asked: Asked, url: Url): Promise<NextResponse> {
  const { path, request } = asked
  if (isInternal(path)) return NextResponse.rewrite(new URL('/', url), { request })
  const ownPage = await findOwnPage(path)
  if (ownPage)
    return asked.look === 'page'
      ? NextResponse.rewrite(new URL(`${ownPage}${url.search}`, url), byAccept(asked))
      : rewriteMarkdown(`${PLAIN_PAGE}/${addressOf(path)}`, asked, url)
  const meant = await findMeant(path)
  if (meant) return redirectMoved(meant, asked, url)
  // Draft mode also shows unpublished pages.
  const { isEnabled } = await draftMode()
  const state = isEnabled ? 'shown' : await stateOf(path)
  if (state === 'shown') {
    const moved = await findMovedPage(path)
    if (moved) return redirectMoved(moved, asked, url)
    return asked.look === 'page' ? NextResponse.next(byAccept(asked)) : rewriteMarkdown(path, asked, url)
  }
  if (state === 'missing') {
    const moved = await findMoved(path)
    return moved ? redirectMoved(moved, asked, url) : showInstead(MISSING_PAGE, 404, asked, url)
  }
  return showInstead(UNAVAILABLE_PAGE, 503, asked, url, { 'retry-after': String(RETRY_AFTER_SECONDS) })
}

function rewriteMarkdown(path: string, asked: Asked, url: Url): NextResponse {
  const { look, request } = asked
  const target = new URL(`${MARKDOWN_PAGE}${path.replace(/\/$/, '')}`, url)
  return NextResponse.rewrite(target, look === 'markdown' ? byAccept({ path, request }) : { request })
}

/** Tells caches that the address of a page has its Markdown, too. */
function byAccept({ path, request }: Pick<Asked, 'path' | 'request'>) {
  return { request, ...(isPage(path) && { headers: { [NEGOTIATED_HEADER]: '1' } }) }
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
  return NextResponse.redirect(target, { status: 308, headers: target.hash ? secret : { 'cache-control': 'no-cache' } })
}

/** Next drops the status of a rewrite; server.ts reads it from the header. */
function showInstead(page: string, status: number, { request }: Asked, url: Url, headers = {}): NextResponse {
  return NextResponse.rewrite(new URL(page, url), {
    ...{ request, status },
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

/** Paths without a dot, which file names have, or with a mark at the end, except internal ones and health checks; Markdown; and all posts, blog pages, authors, icons, cards and internal pages. */
export const config = {
  matcher: [
    '/((?!_next/|api/|studio(?:/|$)|healthz$|readyz$)[^.]*)',
    '/((?!_next/|api/|studio/).*(?:[^A-Za-z\\d]|%[A-Fa-f\\d]{2}))',
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
