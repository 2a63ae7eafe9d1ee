import { log } from '../../lib/log.ts'
import { isFlight, isKnownScript } from './known-scripts.ts'

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
const SAMPLE_LENGTH = 60
const MESSAGE = 'A page has an inline script of an unknown shape: the policy of such pages allows any inline script'
export const SCRIPT_START = '<script'
export const SCRIPT_END = '</script>'

/** No browser runs data. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/
const REACT_ID = ' id="_R_"'

export type InlineScript = {
  start: number
  end: number
  attributes: string
  text: string
  isKnown: boolean
  isPayload: boolean
}

export function findInlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(SCRIPT)].flatMap(({ 0: element, 1: attributes = '', 2: text = '', index: start }) => {
    if (NOT_INLINE.test(attributes)) return []
    const isPayload = attributes === '' && isFlight(text)
    const isKnown = isPayload || ((attributes === '' || attributes === REACT_ID) && isKnownScript(text))
    return { start, end: start + element.length, attributes, text, isKnown, isPayload }
  })
}

const loggedFor = new Set<string>()

/** Once per kind of page. Only code is logged, because texts may be what a visitor typed. */
export function reportUnknownScript(page: string, script: string): void {
  if (loggedFor.has(page)) return
  loggedFor.add(page)
  log.warn('csp.unknownScript', {
    message: MESSAGE,
    page,
    script: script.slice(0, SAMPLE_LENGTH).replace(/["'`].*$/s, '…'),
  })
}
