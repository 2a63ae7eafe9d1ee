import { readLink } from './links'
import type { Look } from './paragraph'

export const NO_LOOK: Look = { isStrong: false, isEm: false, href: null }

const STRONG_TAGS = ['b', 'strong']
const EM_TAGS = ['i', 'em', 'cite']
/** CSS weights from this one up are bold. */
const BOLD_WEIGHT = 600

/** The look of text in an element. A style wins over the tag, because Google Docs wraps all that it copies in a <b> that is not bold. */
export function lookIn(element: Element, outer: Look): Look {
  const tag = element.localName
  const style = element.getAttribute('style') ?? ''
  return {
    isStrong: boldOf(style) ?? (STRONG_TAGS.includes(tag) || outer.isStrong),
    isEm: italicOf(style) ?? (EM_TAGS.includes(tag) || outer.isEm),
    href: tag === 'a' && element.hasAttribute('href') ? readLink(element.getAttribute('href') ?? '') : outer.href,
  }
}

function boldOf(style: string): boolean | null {
  const [, weight] = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style) ?? []
  if (!weight || weight === 'inherit') return null
  return /^bold/i.test(weight) || Number(weight) >= BOLD_WEIGHT
}

function italicOf(style: string): boolean | null {
  const [, slant] = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style) ?? []
  return slant && slant !== 'inherit' ? /^(italic|oblique)$/i.test(slant) : null
}
