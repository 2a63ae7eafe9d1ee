import { mailHref } from '@/lib/addresses/links'
import { tidyEmail } from '@/lib/words/email'
import { dialedNumber, numbersIn } from '@/lib/words/phone'

const MIN_DIALED_DIGITS = 3
const AMERICAN = /^\+1(...)(...)(....)(?:;ext=(\d+))?$/
const ONE_AT = /^[^\s@]+@[^\s@]+$/

/** "(419) 555-0142 ext. 3"; what was typed for a number of another country, and for any other text. */
export function phoneWords(typed: string): string {
  const [, area, exchange, line, extension] = AMERICAN.exec(dialedNumber(typed) ?? '') ?? []
  return area ? `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}` : typed
}

/** The first complete number, or else the longest; null if there is none to dial. */
export function phoneLink(typed: string): string | null {
  const dialed = dialedNumber(typed)
  if (dialed) return `tel:${dialed}`
  const found = numbersIn(typed).filter(({ digits }) => digits.length >= MIN_DIALED_DIGITS)
  const [longest] = found.toSorted((a, b) => b.digits.length - a.digits.length)
  const digits = found.find(({ number }) => number)?.number ?? longest?.digits
  return digits ? `tel:${digits}` : null
}

/** Also of an address without an ending, which registrations accept. */
export function mailLink(typed: string): string | null {
  const email = tidyEmail(typed)
  return ONE_AT.test(email) ? mailHref([email]) : null
}
