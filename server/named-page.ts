import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'
import { INLINE_SCRIPT, SCRIPT_END } from './inline-scripts.ts'
import { isFlight, isKnownScript } from './known-scripts.ts'
import { delayCode } from './later-code.ts'
import { TRICKS } from './tricks.ts'

export type NamedPage = {
  body: Buffer
  /** Hashes of the known scripts in the body, for `script-src`. */
  hashes: string[]
  encoded: Partial<Record<Encoding, Buffer>>
}

/** By etag: hashing a page of 400 KB takes about two milliseconds. */
const keptPages = new LRUCache<string, NamedPage>({ max: 24 })

/** Returns the page with the hashes of its scripts, from the cache if it has an etag. */
export function recallPage(html: string | Uint8Array, etag: string | undefined): NamedPage {
  const page = (etag && keptPages.get(etag)) || namePage(typeof html === 'string' ? html : Buffer.from(html).toString())
  if (etag) keptPages.set(etag, page)
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
    const text = flight.join(';')
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
  return { body: Buffer.from(parts.join('')), hashes: [...hashes], encoded: {} }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
