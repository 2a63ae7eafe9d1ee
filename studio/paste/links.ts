import { cleanLink, isSafeLink, safeHref } from '@/lib/addresses/links'
import { mailLink } from '@/lib/addresses/mail-link'
import { isEmail } from '@/lib/words/email'
import { IN_EMAIL } from '@/lib/words/email-keys'
import { phoneLink } from '@/lib/words/phone'

/** Text of one look. A mark is `strong`, `em` or the key of a link. */
export type Run = { text: string; marks: string[] }
/** Addresses by the keys of their links. */
export type Links = Map<string, string>

/** Services that put their own address in front of a link, and where they keep the link itself. */
const WRAPPERS: [host: RegExp, path: RegExp, parameter: string][] = [
  [/(^|\.)google\.com$/, /^\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, /^/, 'url'],
  [/^l\.facebook\.com$/, /^\/l\.php$/, 'u'],
]
/** Amid words: addresses of pages, and whole words around an @, because the end of an e-mail address can be another person's. */
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}@/.])(?:[a-z][a-z+.-]{0,20}://|www\.)[^\s<>"“”«»]+|(?<!${IN_EMAIL}|[\p{L}\p{N}][‘´′])${IN_EMAIL}*[@＠](?:${IN_EMAIL}|[@＠])+`,
  'giu',
)
const ENDS_WITHIN = new RegExp(`${IN_EMAIL}$`, 'u')
const GOES_ON = /^[.．。]?[\p{L}\p{M}\p{N}_-]/u
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
const SENTENCE_END = /[.,;:!?'’”…*—–،؛؟。、！？，；：]$/
const QUOTES_BEFORE = /^['’]+/
/** The end of another address, a cell of a table, or a number before an address. */
const NO_EMAIL = /^\/|\||^[\d.+-]{7,}\//

/** An address that the site accepts; null for scripts, files, and bookmarks of the document that the text comes from. */
export function readLink(href: string): string | null {
  const address = complete(unwrap(cleanLink(href)))
  return address.startsWith('#') ? null : safeHref(address)
}

/** Makes links of the addresses in texts that are no links yet, and adds them to `links`. */
export function linkAddresses(runs: Run[], links: Links, makeKey: () => string): Run[] {
  return runs.flatMap((run, index) => {
    if (run.marks.some(mark => links.has(mark))) return [run]
    const isContinued = ENDS_WITHIN.test(runs[index - 1]?.text ?? '')
    return splitAtAddresses(run, isContinued, GOES_ON.test(runs[index + 1]?.text ?? ''), href => {
      const key = makeKey()
      links.set(key, href)
      return key
    })
  })
}

/** An e-mail address that goes on in text of another look is left alone: what this run has of it may be another person's. */
function splitAtAddresses(
  { text: all, marks }: Run,
  isContinued: boolean,
  continues: boolean,
  addLink: (href: string) => string,
): Run[] {
  const parts: Run[] = []
  let end = 0
  for (const { 0: found, index } of all.matchAll(ADDRESS)) {
    const written = found.replace(QUOTES_BEFORE, '')
    const start = index + found.length - written.length
    const text = withoutSentenceEnd(written)
    const isWhole = (index > 0 || !isContinued) && (index + found.length < all.length || !continues)
    const href = hrefOf(text, isWhole)
    if (!href) continue
    parts.push({ text: all.slice(end, start), marks }, { text, marks: [...marks, addLink(href)] })
    end = start + text.length
  }
  return [...parts, { text: all.slice(end), marks }].filter(({ text }) => text !== '')
}

function hrefOf(text: string, isWhole: boolean): string | null {
  if (/^(?:https?:|www\.)/i.test(text)) return readLink(text)
  return isWhole && isEmail(text) && !NO_EMAIL.test(text) ? mailLink(text) : null
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
  if (/^tel:/i.test(address)) return isSafeLink(address) ? address : (phoneLink(address) ?? address)
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
