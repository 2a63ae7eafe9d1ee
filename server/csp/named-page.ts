import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../encoding.ts'
import { delayCode } from '../later-code.ts'
import { TRICKS } from '../tricks.ts'
import { findInlineScripts, type InlineScript, SCRIPT_END, SCRIPT_START } from './inline-scripts.ts'

const ETAG_LENGTH = 22

export type NamedPage = {
  body: Buffer
  hashes: string[]
  unknownScript?: string
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
  isBest: boolean
}

/** By the text that Next sends, which is the same string while a page is cached: finding it compares no characters. */
const keptPages = new LRUCache<string, NamedPage>({ max: 24 })

export function recallPage(html: string | Uint8Array): NamedPage {
  if (typeof html !== 'string') return namePage(Buffer.from(html).toString())
  const page = keptPages.get(html) ?? namePage(html)
  keptPages.set(html, page)
  return page
}

/** Joins adjacent scripts of the payload: the hashes of about 80 would need a header of more than 4 KB, which many proxies refuse. */
export function namePage(html: string): NamedPage {
  const source = TRICKS.laterCode ? delayCode(html) : html
  const scripts = joinPayload(findInlineScripts(source))
  const ends = [0, ...scripts.map(({ end }) => end)]
  const parts = scripts.map(
    ({ start, attributes, text }, index) =>
      `${source.slice(ends[index], start)}${SCRIPT_START}${attributes}>${text}${SCRIPT_END}`,
  )
  const body = Buffer.from(parts.join('') + source.slice(ends.at(-1)))
  return {
    body,
    hashes: [...new Set(scripts.map(({ text }) => `sha256-${digest(text, 'base64')}`))],
    unknownScript: scripts.find(({ isKnown }) => !isKnown)?.text,
    etag: `"${digest(body, 'base64url').slice(0, ETAG_LENGTH)}"`,
    encoded: {},
    isBest: false,
  }
}

function joinPayload(scripts: InlineScript[]): InlineScript[] {
  const joined: InlineScript[] = []
  for (const script of scripts) {
    const last = joined.at(-1)
    if (last?.isPayload && script.isPayload && last.end === script.start) {
      joined[joined.length - 1] = { ...last, end: script.end, text: `${last.text};${script.text}` }
    } else joined.push(script)
  }
  return joined
}

function digest(content: string | Buffer, encoding: 'base64' | 'base64url'): string {
  return hash('sha256', content, encoding)
}
