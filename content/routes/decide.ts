import Negotiator from 'negotiator'
import { isPage, MARKDOWN_TYPE, markdownPath, pageOfMarkdown } from '@/lib/addresses/markdown-pages'
import { addressOf } from '@/lib/addresses/page-address'
import type { Redirect } from '@/lib/addresses/redirects'
import { INTERNAL_PAGES, MARKDOWN_PAGE, PLAIN_PAGE } from '@/lib/pages'
import { findOwnPage } from '../addresses'
import { findMeant, findMoved, findMovedPage, findRedirect, stateOf } from './known-paths'

/** What an address leads to. Paths are of this site. */
export type Decision =
  /** `path` renders it. */
  | { is: 'shown'; path: string; markdown?: Markdown }
  | { is: 'moved'; path: string }
  | { is: 'redirected'; redirect: Redirect }
  | { is: 'missing' | 'unavailable' }

type Asked = { path: string; accept: string | null; isForm: boolean; isDraft: boolean }

/** At an address of its own, or `negotiated` where the same address shows the page to clients that accept something else. */
type Markdown = 'negotiated' | 'own'

type Look = 'page' | Markdown

/** Never throws, but in draft mode if the request to Sanity fails. */
export async function decide(asked: Asked): Promise<Decision> {
  const { path, look } = await readAsked(asked)
  const ownPage = await findOwnPage(path)
  const redirect = ownPage || asked.isForm ? null : await findRedirect(path)
  if (redirect) return { is: 'redirected', redirect }
  if (INTERNAL_PAGES.some(page => path === page || path.startsWith(`${page}/`))) return { is: 'shown', path: '/' }
  if (ownPage)
    return look === 'page' ? { is: 'shown', path: ownPage } : markdownOf(`${PLAIN_PAGE}/${addressOf(path)}`, look)
  const meant = await findMeant(path)
  if (meant) return movedTo(meant, look)
  // Draft mode also shows unpublished pages.
  const state = asked.isDraft ? 'shown' : await stateOf(path)
  if (state === 'unclear') return { is: 'unavailable' }
  const moved = await (state === 'shown' ? findMovedPage(path) : findMoved(path))
  if (moved) return movedTo(moved, look)
  if (state === 'missing') return { is: 'missing' }
  return look === 'page' ? { is: 'shown', path } : markdownOf(path, look)
}

/** In draft mode only the page itself, because Markdown is what everybody may read. */
async function readAsked({ path, accept, isForm, isDraft }: Asked): Promise<{ path: string; look: Look }> {
  if (isForm || isDraft) return { path, look: 'page' }
  const page = pageOfMarkdown(path)
  // The name of a post may end like that of a file.
  if (page !== null && ((await stateOf(page)) !== 'missing' || (await findMoved(page))))
    return { path: page, look: 'own' }
  return { path, look: isPage(path) && prefersMarkdown(accept) ? 'negotiated' : 'page' }
}

function markdownOf(path: string, markdown: Markdown): Decision {
  return { is: 'shown', path: `${MARKDOWN_PAGE}${path.replace(/\/$/, '')}`, markdown }
}

function movedTo(path: string, look: Look): Decision {
  return { is: 'moved', path: look === 'own' ? markdownPath(path) : path }
}

/** Negotiator's time grows with the square of the length where a quote stays open. */
const MAX_ACCEPT_LENGTH = 1_000
const NAMED = /\btext\/markdown\b/i
const TYPES = ['text/html', MARKDOWN_TYPE, `${MARKDOWN_TYPE};charset=utf-8`]

/** Whether an Accept header asks for Markdown rather than HTML, which also answers for any type. */
export function prefersMarkdown(accept: string | null): boolean {
  if (accept === null || accept.length > MAX_ACCEPT_LENGTH || !NAMED.test(accept)) return false
  const preferred = new Negotiator({ headers: { accept } }).mediaType(TYPES)
  return preferred?.startsWith(MARKDOWN_TYPE) ?? false
}
