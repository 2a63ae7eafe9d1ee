import { cleanLink, safeHref } from '@/lib/addresses/links'
import { mailLink } from '@/lib/addresses/mail-link'
import { isEmail } from '@/lib/words/email'
import { phoneLink } from '@/lib/words/phone'

/** Text of one look. A mark is `strong`, `em` or the key of a link. */
export type Run = { text: string; marks: string[] }
export type Link = { _type: 'link'; _key: string; href: string }

/** Services that put their own address in front of a link, and where they keep the link itself. */
const WRAPPERS: [host: RegExp, path: RegExp, parameter: string][] = [
  [/(^|\.)google\.com$/, /^\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, /^/, 'url'],
  [/^l\.facebook\.com$/, /^\/l\.php$/, 'u'],
]
/** Amid words: an address of a page, or an e-mail address up to a bracket, a quotation mark or a sign that separates. */
const ADDRESS =
  /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![\p{L}\p{N}@/|‘'’])[^\s<>"“”«»()[\]{}|/\\:;,،؛]+@[^\s<>"“”«»()[\]{}|/\\:;,،؛]+/giu
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
const SENTENCE_END = /[.,;:!?'’”…*—–،؛؟。、！？，；：]$/
const QUOTES_BEFORE = /^['’‘]+/

/** An address that the site accepts; null for scripts, files, and bookmarks of the document that the text comes from. */
export function readLink(href: string): string | null {
  const address = complete(unwrap(cleanLink(href)))
  return address.startsWith('#') ? null : safeHref(address)
}

/** Makes links of the addresses in a paragraph that are no links yet, also of those in several looks, and adds them to `links`. */
export function linkAddresses(runs: Run[], links: Link[], makeKey: () => string): Run[] {
  const isLinked = ({ marks }: Run) => links.some(({ _key }) => marks.includes(_key))
  const all = runs.map(run => (isLinked(run) ? ' '.repeat(run.text.length) : run.text)).join('')
  const found = [...all.matchAll(ADDRESS)].flatMap(({ 0: word, index }) => {
    const text = withoutSentenceEnd(word.replace(QUOTES_BEFORE, ''))
    const start = all.indexOf(text, index)
    const href = readLink(text)
    return href ? { start, end: start + text.length, link: { _type: 'link' as const, _key: makeKey(), href } } : []
  })
  links.push(...found.map(({ link }) => link))
  let end = 0
  return runs.flatMap(({ text, marks }) => {
    const start = end
    end += text.length
    const borders = found.flatMap(each => [each.start, each.end]).filter(each => start < each && each < end)
    return [start, ...borders].map((from, place) => {
      const linked = found.find(each => each.start <= from && from < each.end)
      const part = text.slice(from - start, (borders[place] ?? end) - start)
      return { text: part, marks: linked ? [...marks, linked.link._key] : marks }
    })
  })
}

/** The end of a sentence, or a bracket before the address, does not belong to it. */
function withoutSentenceEnd(address: string): string {
  const end = address.slice(-1)
  const opening = OPENING[end]
  const isClosed = opening && address.split(end).length > address.split(opening).length
  return isClosed || SENTENCE_END.test(address) ? withoutSentenceEnd(address.slice(0, -1)) : address
}

/** Programs leave out the scheme, or write what browsers would escape. */
function complete(address: string): string {
  if (/^(www\.|\/\/)/i.test(address)) return complete(`https://${address.replace(/^\/\//, '')}`)
  if (/^tel:/i.test(address)) return safeHref(address) ? address : (phoneLink(address) ?? address)
  if (/^[^\s:/?#]+$/.test(address) && isEmail(address)) return mailLink(address) ?? address
  const secure = address.replace(/^http:/i, 'https:')
  return /\s/.test(secure) && URL.canParse(secure) ? new URL(secure).href : secure
}

function unwrap(href: string): string {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return href
  const url = new URL(href)
  const [, , parameter] = WRAPPERS.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname)) ?? []
  return (parameter && url.searchParams.get(parameter)) || href
}
