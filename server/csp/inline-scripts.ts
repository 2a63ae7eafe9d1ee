import { isFlight, isKnownScript } from './known-scripts.ts'

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
export const SCRIPT_START = '<script'
export const SCRIPT_END = '</script>'

/** A file, or data, which no browser runs. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/
const REACT_ID = ' id="_R_"'

export type InlineScript = {
  start: number
  end: number
  attributes: string
  text: string
  isKnown: boolean
  /** Whether it is a part of the payload. */
  isPayload: boolean
}

/** Finds the scripts in the markup of a page that run only if the policy allows them. */
export function findInlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(SCRIPT)].flatMap(({ 0: element, 1: attributes = '', 2: text = '', index: start }) => {
    if (NOT_INLINE.test(attributes)) return []
    const isPayload = attributes === '' && isFlight(text)
    const isKnown = isPayload || ((attributes === '' || attributes === REACT_ID) && isKnownScript(text))
    return { start, end: start + element.length, attributes, text, isKnown, isPayload }
  })
}
