import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'
import { INLINE_SCRIPT, SCRIPT_END } from './inline-scripts.ts'
import { joinFlight } from './join-flight.ts'
import { isFlight, isKnownScript } from './known-scripts.ts'
import { delayCode } from './later-code.ts'
import { TRICKS } from './tricks.ts'

const ETAG_LENGTH = 22

export type NamedPage = {
  body: Buffer
  /** Hashes of the known scripts in the body, for `script-src`. */
  hashes: string[]
  /** The same for the same body, on every process. */
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
  /** Whether its Brotli encoding is the smallest, or is being made. */
  isBest: boolean
}

/**
 * By the text that Next sends, which is the same string while a page is cached, so that finding it compares no characters. Hashing a page
 * of 400 KB takes about two milliseconds.
 */
const keptPages = new LRUCache<string, NamedPage>({ max: 24 })

/** Returns the page with the hashes of its scripts, from the cache if it is a string, as cached pages are. */
export function recallPage(html: string | Uint8Array): NamedPage {
  if (typeof html !== 'string') return namePage(Buffer.from(html).toString())
  const page = keptPages.get(html) ?? namePage(html)
  keptPages.set(html, page)
  return page
}

/**
 * Joins adjacent payload scripts into one. Next splits the payload into scripts of a few kilobytes, about 80 on the landing page;
 * their hashes would need a header of more than 4 KB, which many proxies refuse.
 */
export function namePage(source: string): NamedPage {
  const html = TRICKS.laterCode ? delayCode(source) : source
  const hashes = new Set<string>()
  const parts: string[] = []
  let flight: string[] = []
  let end = 0
  const closeFlight = () => {
    if (flight.length === 0) return
    const text = joinFlight(flight)
    hashes.add(hashOf(text))
    parts.push('<script>', text, SCRIPT_END)
    flight = []
  }
  for (const { 0: element, 1: id, 2: text = '', index } of html.matchAll(INLINE_SCRIPT)) {
    if (index > end) {
      closeFlight()
      parts.push(html.slice(end, index))
    }
    end = index + element.length
    if (!id && isFlight(text)) {
      flight.push(text)
      continue
    }
    closeFlight()
    parts.push(element)
    if (isKnownScript(text)) hashes.add(hashOf(text))
  }
  closeFlight()
  parts.push(html.slice(end))
  const body = Buffer.from(parts.join(''))
  return {
    body,
    hashes: [...hashes],
    etag: `"${digest(body, 'base64url').slice(0, ETAG_LENGTH)}"`,
    encoded: {},
    isBest: false,
  }
}

function hashOf(text: string): string {
  return `sha256-${digest(text, 'base64')}`
}

function digest(content: string | Buffer, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding)
}
