import { asciiDigits, withoutInvisible } from './plain-text.ts'

export const PHONE_DIGITS = 10
/** The code 1 has its digit in the scripts of most keyboards. */
const ONE = '[1１١۱१১]'
const NOT_ABROAD = String.raw`(?![^\p{Nd}+＋]*[+＋][^\p{Nd}\p{L}]*(?!${ONE})\p{Nd})`
const CODE = String.raw`(?:(?:0\P{Nd}*(?:0|1\P{Nd}*1)\P{Nd}*)?${ONE}\P{Nd}*)?`
/** For the attribute `pattern`, which is matched with the flag `v`. */
export const TEN_DIGITS_PATTERN = String.raw`${NOT_ABROAD}\P{Nd}*${CODE}(?:\p{Nd}\P{Nd}*){${PHONE_DIGITS}}`
/** Its ten digits, as Norway's +47 22 12 34 56 has them, would dial an American. */
const COUNTRY_CODE = /^[^\d+]*\+[^\d\p{L}]*[02-9]/u
/** In brackets that are also around footnotes and names. */
const AREA_CODE = /[[{<«](\d{3})[\]}>»](?=[ .-]?\d{3}[ .-]?\d{4}(?!\d))/g
/** With the same sign twice, which may be any. */
const THREE_GROUPS = /(?<!\d)(\d{3})([^\p{L}\p{N}\s])(\d{3})\2(\d{4})(?!\d)/gu

/** Drops the country code 1 of a complete number. Never cuts a number that is too long. */
export function phoneDigits(typed: string): string {
  return withoutCode(digitsIn(typed).replace(/^(?:00|011)(?=1\d{10}$)/, ''))
}

export function hasTenDigits(typed: string): boolean {
  return phoneDigits(typed).length === PHONE_DIGITS && !COUNTRY_CODE.test(toPlain(typed))
}

type Edited = {
  value: string
  caret: number
}

/**
 * Keeps the caret after the same digit. Typing an eleventh digit has no effect; text that was pasted or autofilled is never cut, and of ten
 * digits keeps the + of another country, for which it is refused.
 */
export function keepPhoneDigits({ value, caret }: Edited, isDigitKey: boolean): Edited {
  const [before, after] = [digitsIn(value.slice(0, caret)), digitsIn(value.slice(caret))]
  const digits = phoneDigits(before + after)
  const isAbroad = COUNTRY_CODE.test(toPlain(value.slice(0, caret)))
  if (isAbroad && (isDigitKey || digits.length === PHONE_DIGITS)) return { value, caret }
  if (isDigitKey && digits.length > PHONE_DIGITS) {
    return { value: before.slice(0, -1) + after, caret: before.length - 1 }
  }
  const dropped = before.length + after.length - digits.length
  return { value: digits, caret: Math.max(before.length - dropped, 0) }
}

function digitsIn(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '')
}

/** On one line, in ordinary digits, and with marks around and between its groups as phones write them. */
export function toPlain(written: string): string {
  const line = asciiDigits(withoutInvisible(written).normalize('NFKC').replace(/\s+/g, ' '))
  return line.replace(AREA_CODE, '($1)').replace(THREE_GROUPS, '$1-$3-$4')
}

/** Drops the country code 1 of a complete number. */
export function withoutCode(digits: string): string {
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}
