/** Which requests come from a person who opens a page in a browser. Only headers are read, and nothing of them is kept. */
import { DRAFT_MODE_COOKIE } from '../security-headers.ts'

/** A header's value by its lower-case name; '' if there is none. */
export type ReadHeader = (name: string) => string

/** The User-Agent of every browser begins like this. Programs that name themselves, such as curl, do not need a line of their own. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/
/**
 * Programs that begin like a browser: crawlers, previews of links, monitors and test browsers. CUBOT is a make of phones, whose browsers are
 * people's.
 */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|fetch|preview|externalhit|facebookcatalog|whatsapp|embedly|mediapartners|inspectiontool|lighthouse|headless|phantom|pingdom|uptime|monitor|statuscake|gtmetrix|validator|archive|scan|python|java\/|curl|wget|http-?client|chatgpt-user|claude-user|perplexity-user/i

/** Browsers and link previews send this when they load a page that nobody looks at yet. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

export function isPerson(header: ReadHeader): boolean {
  const agent = header('user-agent')
  if (!BROWSER.test(agent) || PROGRAMS.test(agent)) return false
  if (PURPOSES.some(name => /prefetch|prerender|preview/i.test(header(name)))) return false
  return !isDraftMode(header('cookie'))
}

/**
 * Whether the request is a navigation to a page, as a click on a link or an address that was typed. All links of the site are plain ones, so data for
 * Next's router in the browser (RSC), prefetched or not, is only asked for in the preview of staff.
 */
export function isNavigation(header: ReadHeader): boolean {
  if (header('rsc') || header('next-router-prefetch') || header('next-router-segment-prefetch')) return false
  const destination = header('sec-fetch-dest')
  return destination ? destination === 'document' : /\btext\/html\b/.test(header('accept'))
}

/** Whether the request comes from a page of this site, not from another site or an address bar. Requests without these headers count as such. */
export function isAskedByPage(header: ReadHeader): boolean {
  const site = header('sec-fetch-site')
  return site === '' || site === 'same-origin'
}

function isDraftMode(cookies: string): boolean {
  return cookies.split(/; ?/).some(cookie => cookie.startsWith(`${DRAFT_MODE_COOKIE}=`))
}
