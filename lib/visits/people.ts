/** Only headers are read, and nothing of them is kept. */
import { isDraftMode } from '../security-headers.ts'
import { SHOWN_HEADER } from './shown.ts'

export type ReadHeader = (name: string) => string

const BROWSER = /^(?:Mozilla|Opera)\/\d/
/** CUBOT is a make of phones, whose browsers are people's. */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|fetch|preview|externalhit|facebookcatalog|whatsapp|embedly|mediapartners|inspectiontool|lighthouse|headless|phantom|pingdom|uptime|monitor|statuscake|gtmetrix|validator|archive|scan|python|java\/|curl|wget|http-?client|chatgpt-user|claude-user|perplexity-user/i

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

export function isPerson(header: ReadHeader): boolean {
  const agent = header('user-agent')
  if (!BROWSER.test(agent) || PROGRAMS.test(agent)) return false
  if (PURPOSES.some(name => /prefetch|prerender|preview/i.test(header(name)))) return false
  return !isDraftMode(header('cookie'))
}

/** All links of the site are plain ones, so only the preview of staff requests data for Next's router (RSC). */
export function isNavigation(header: ReadHeader): boolean {
  if (header('rsc') || header('next-router-prefetch') || header('next-router-segment-prefetch')) return false
  const destination = header('sec-fetch-dest')
  return destination ? destination === 'document' : /\btext\/html\b/.test(header('accept'))
}

/** A page tells so of itself if it was sent ahead of the click. Other sites cannot send this header. */
export function isShownLater(header: ReadHeader): boolean {
  return header(SHOWN_HEADER) !== '' && isAskedByPage(header)
}

/** Requests without these headers count as asked by a page. */
export function isAskedByPage(header: ReadHeader): boolean {
  const site = header('sec-fetch-site')
  return site === '' || site === 'same-origin'
}
