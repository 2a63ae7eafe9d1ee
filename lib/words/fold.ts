import { asciiDigits, INVISIBLE } from './plain-text.ts'

const ASCII = /^[ -~\n]*$/
const QUOTES = /[\p{Pi}\p{Pf}‚„'"`´′″׳״\u02b9-\u02bf\u02c8]/gu

/** Letters that keyboards of other languages have for these, and that Unicode does not take apart. */
const SAME_LETTERS: Record<string, string> = {
  ...{ ی: 'ي', ى: 'ي', ک: 'ك', ٱ: 'ا', ة: 'ه', ہ: 'ه', ھ: 'ه' },
  ...{ đ: 'd', ð: 'd', ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ə: 'e', ħ: 'h', ŋ: 'ng' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ꞌ: '' },
}
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g')

/** Removes what people type in many ways or not at all: accents, quotation marks, the ʿ of ʿAlī, stretched letters. A dash is a space. */
export function fold(text: string): string {
  const bare = text.replace(QUOTES, '')
  const plain = ASCII.test(bare) ? bare : withoutMarks(bare)
  const lower = plain.replace(/[\p{Pd}−]/gu, ' ').toLowerCase()
  return lower.replace(OTHER_LETTER, letter => SAME_LETTERS[letter] ?? letter)
}

function withoutMarks(text: string): string {
  return asciiDigits(text.replace(INVISIBLE, '').normalize('NFKD')).replace(/[\p{M}\u0640'"]/gu, '')
}
