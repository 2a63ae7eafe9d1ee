import { decodeOrNull } from '../decode.ts'
import { PAGE_PATHS, ROUTES } from '../pages.ts'
import { OTHER_PAGES } from './visits.ts'

/** proxy.ts answers 404 for those that do not exist; other paths below them show the landing page with status 200. */
const NAMED = new RegExp(`^(?:${ROUTES.map(({ path }) => path.replace(/\[\w+\]/g, '[^/]+')).join('|')})$`)
/** Whoever opens a link to saved answers goes on to the registration, which counts. */
const NO_PAGE = /^\/(?:_next|api|studio|icons|og|healthz|readyz|register\/continue)(?:\/|$)/
const MAX_LENGTH = 500

/** One name for all spellings of a path; OTHER_PAGES for an address that does not exist; null if it is not a page. */
export function nameShownPage(path: string): string | null {
  const plain = decodePath(path)
  if (plain === null) return OTHER_PAGES
  if (NO_PAGE.test(plain)) return null
  if (PAGE_PATHS.includes(plain)) return plain
  if (NAMED.test(plain)) return plain.length <= MAX_LENGTH ? plain : OTHER_PAGES
  return plain.includes('.') ? null : OTHER_PAGES
}

/** A visitor can write anything into a Referer, so only names of the table of pages count; '' for any other. */
export function nameSendingPage(referer: string): string {
  const path = URL.canParse(referer) ? decodePath(new URL(referer).pathname) : null
  return path !== null && PAGE_PATHS.includes(path) ? path : ''
}

function decodePath(path: string): string | null {
  return decodeOrNull(path)?.replace(/(?<=.)\/$/, '') ?? null
}
