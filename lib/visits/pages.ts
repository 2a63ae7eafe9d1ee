import { PAGE_PATHS } from '../pages.ts'
import { OTHER_PAGES } from './visits.ts'

/** Routes that answer with a page only if their parameters name something that exists (proxy.ts). */
const NAMED = /^\/(?:post|blog|author)\/./
/** No path below these is a page that visitors open. */
const NO_PAGE = /^\/(?:_next|api|studio|icons|og|healthz|readyz)(?:\/|$)/
const MAX_LENGTH = 500

/**
 * The name under which a page that was shown is counted: its path without a trailing slash, one for all spellings; OTHER_PAGES for an address
 * that does not exist; null for what is no page. There are never more names than pages.
 */
export function nameShownPage(path: string): string | null {
  const plain = decodePath(path)
  if (plain === null) return OTHER_PAGES
  if (NO_PAGE.test(plain)) return null
  if (PAGE_PATHS.includes(plain)) return plain
  if (NAMED.test(plain)) return plain.length <= MAX_LENGTH ? plain : OTHER_PAGES
  return plain.includes('.') ? null : OTHER_PAGES
}

/** The page of the table of pages that a Referer names; '' for any other. A visitor can write anything there, so nothing else gets a name. */
export function nameSendingPage(referer: string): string {
  const path = URL.canParse(referer) ? decodePath(new URL(referer).pathname) : null
  return path !== null && PAGE_PATHS.includes(path) ? path : ''
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, '')
  } catch {
    return null
  }
}
