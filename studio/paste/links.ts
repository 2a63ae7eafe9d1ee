import { isSafeLink } from '@/lib/links'
import type { Run } from './paragraph'

/** Services that put their own address in front of a link, and where they keep the link itself. */
const WRAPPERS: [host: RegExp, path: RegExp, parameter: string][] = [
  [/(^|\.)google\.com$/, /^\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, /^/, 'url'],
  [/^l\.facebook\.com$/, /^\/l\.php$/, 'u'],
]
/** Addresses of pages and of people, amid words. */
const ADDRESS =
  /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

/** An address that the site accepts; null for scripts, files, and bookmarks of the document that the text comes from. */
export function readLink(href: string): string | null {
  const address = complete(unwrap(href.replace(INVISIBLE, '').trim()))
  return address.startsWith('#') || !isSafeLink(address) ? null : address
}

/** Makes links of the addresses in texts that are no links yet. */
export function linkAddresses(runs: Run[]): Run[] {
  return runs.flatMap(run => (run.href ? [run] : splitAtAddresses(run)))
}

function splitAtAddresses(run: Run): Run[] {
  const parts: Run[] = []
  let end = 0
  for (const { 0: found, index } of run.text.matchAll(ADDRESS)) {
    const text = withoutSentenceEnd(found)
    const href = readLink(text)
    if (!href) continue
    parts.push({ ...run, text: run.text.slice(end, index) }, { ...run, text, href })
    end = index + text.length
  }
  return [...parts, { ...run, text: run.text.slice(end) }].filter(({ text }) => text !== '')
}

/** The end of a sentence, or a bracket before the address, does not belong to it. */
function withoutSentenceEnd(address: string): string {
  const isClosed = address.endsWith(')') && address.split(')').length > address.split('(').length
  return isClosed || /[.,;:!?'’”…]$/.test(address) ? withoutSentenceEnd(address.slice(0, -1)) : address
}

/** Programs leave out the scheme, or write what browsers would escape. */
function complete(address: string): string {
  if (/^(www\.|\/\/)/i.test(address)) return complete(`https://${address.replace(/^\/\//, '')}`)
  if (/^[^\s:/?#@]+@[^\s:/?#@]+$/.test(address)) return `mailto:${address}`
  if (/^tel:/i.test(address)) return address.replace(/\s+/g, '')
  if (/^mailto:/i.test(address)) return address.replace(/ /g, '%20')
  const secure = address.replace(/^http:/i, 'https:')
  return /\s/.test(secure) && URL.canParse(secure) ? new URL(secure).href : secure
}

function unwrap(href: string): string {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return href
  const url = new URL(href)
  const [, , parameter] = WRAPPERS.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname)) ?? []
  return (parameter && url.searchParams.get(parameter)) || href
}
