import { asciiDigits, INVISIBLE } from './plain-text.ts'

const ASCII = /^[ -~\n]*$/
const QUOTES = /[\p{Pi}\p{Pf}‚„'"`´′″׳״\u02b9-\u02bf\u02c8]/gu

/** Removes what people type in many ways or not at all: accents, quotation marks, the ʿ of ʿAlī, stretched letters. A dash is a space. */
export function fold(text: string): string {
  const bare = text.replace(QUOTES, '')
  const plain = ASCII.test(bare) ? bare : withoutMarks(bare)
  return plain.replace(/[\p{Pd}−]/gu, ' ').toLowerCase()
}

function withoutMarks(text: string): string {
  return asciiDigits(text.replace(INVISIBLE, '').normalize('NFKD')).replace(/[\p{M}\u0640'"]/gu, '')
}
