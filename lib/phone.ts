import { asciiDigits, withoutInvisible } from './plain-text.ts'

export const PHONE_DIGITS = 10
const MIN_NUMBER_DIGITS = 7
const MIN_DIALED_DIGITS = 3

/** Neither the area code nor the next three digits start with 0 or 1. */
const AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/
const ABROAD = /^[1-9]\d{6,14}$/
const EXTENSION = /([\d)])[\s(]*(?:[,;]+|[,;]?\s*(?:ext(?:ension|n)?|poste|تحويلة|x|#)\s?[.:=]?)\s*(\d{1,7})[\s)]*$/iu
const PUNCTUATION = /[\s(),./·−\p{Pd}]/gu
const KEYS = '22233344455566677778889999'
const RUN = /\+?[\d(][\d\s().·−\p{Pd}]*\d/gu
const LONG_RUN = /[+(]?(?:\d[\s().+-]*){6,}\d/g
const PART_OF_NUMBER = /^[\d\s().+-]{4,}$/

type Found = {
  number: string | null
  digits: string
  extension: string | undefined
}

/** "+14195550142", with ";ext=3" for an extension. Reads vanity numbers (1-800-555-GIVE). Null if it cannot be dialed. */
export function dialedNumber(written: string): string | null {
  const { number, extension } = readOne(toPlain(written))
  return number && `${number}${extension ? `;ext=${extension}` : ''}`
}

/** In the form in which they are compared: ten digits for the US and Canada, "+44…" for others, the digits alone of an incomplete one. */
export function phoneKeys(written: string): string[] {
  return findIn(written)
    .map(({ number, digits }) => number?.replace(/^\+1/, '') ?? withoutCode(digits))
    .filter(key => key.length >= MIN_NUMBER_DIGITS)
}

export function searchedDigits(written: string, min = MIN_NUMBER_DIGITS): string[] {
  return findIn(written)
    .filter(({ digits }) => digits.length >= min)
    .map(({ number, digits }) => number?.slice(1) ?? (digits.length === PHONE_DIGITS ? `1${digits}` : digits))
}

export function takeNumbers(typed: string): { digits: string[]; rest: string } {
  const plain = toPlain(typed)
  if (PART_OF_NUMBER.test(plain) || dialedNumber(plain)) return { digits: searchedDigits(plain, 1), rest: '' }
  const numbers = plain.match(LONG_RUN) ?? []
  return { digits: numbers.flatMap(number => searchedDigits(number)), rest: plain.replace(LONG_RUN, ' ') }
}

export function phoneWords(typed: string): string {
  const { number, extension } = readOne(toPlain(typed))
  const [, area, exchange, line] = /^\+1(...)(...)(....)$/.exec(number ?? '') ?? []
  return area ? `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}` : typed
}

/** The first complete number, or else the longest; null if there is none to dial. */
export function phoneLink(typed: string): string | null {
  const dialed = dialedNumber(typed)
  if (dialed) return `tel:${dialed}`
  const found = findIn(typed).filter(({ digits }) => digits.length >= MIN_DIALED_DIGITS)
  const [longest] = found.toSorted((a, b) => b.digits.length - a.digits.length)
  const digits = found.find(({ number }) => number)?.number ?? longest?.digits
  return digits ? `tel:${digits}` : null
}

export function tidyPhone(typed: string): string {
  return asciiDigits(withoutInvisible(typed))
}

/** Drops the country code 1 of eleven digits. Never cuts a number that is too long. */
export function phoneDigits(typed: string): string {
  return withoutCode(asciiDigits(typed).replace(/\D/g, ''))
}

export function tenDigitsOr(typed: string): string {
  const digits = phoneDigits(typed)
  return digits.length === PHONE_DIGITS ? digits : tidyPhone(typed)
}

type Edited = {
  value: string
  caret: number
}

/** Keeps the caret after the same digit. Typing an eleventh digit has no effect; text that was pasted or autofilled is never cut. */
export function keepPhoneDigits({ value, caret }: Edited, isDigitKey: boolean): Edited {
  const before = asciiDigits(value.slice(0, caret)).replace(/\D/g, '')
  const after = asciiDigits(value.slice(caret)).replace(/\D/g, '')
  const digits = phoneDigits(before + after)
  if (isDigitKey && digits.length > PHONE_DIGITS) {
    return { value: before.slice(0, -1) + after, caret: before.length - 1 }
  }
  const isCodeDropped = digits.length < before.length + after.length
  return { value: digits, caret: before.length - (isCodeDropped && before !== '' ? 1 : 0) }
}

function toPlain(written: string): string {
  return asciiDigits(withoutInvisible(written).normalize('NFKC').replace(/\s+/g, ' '))
}

function findIn(written: string): Found[] {
  const plain = toPlain(written)
  const whole = readOne(plain)
  if (whole.number) return [whole]
  return (plain.match(RUN) ?? []).map(readOne)
}

function readOne(plain: string): Found {
  const [ending = '', last = '', extension] = EXTENSION.exec(plain) ?? []
  const written = plain.slice(0, plain.length - ending.length) + last
  const number = written
    .replace(/\(0\)/, '')
    .replace(PUNCTUATION, '')
    .replace(/^(?:00|011)(?=[1-9])/, '+')
  const dialed = number.startsWith('+') ? abroad(number.slice(1)) : american(number)
  return { number: dialed && `+${dialed}`, digits: written.replace(/\D/g, ''), extension }
}

function abroad(digits: string): string | null {
  const isComplete = ABROAD.test(digits) && (!digits.startsWith('1') || AMERICAN.test(digits))
  return isComplete ? digits : null
}

function american(written: string): string | null {
  const digits = written.toUpperCase().replace(/[A-Z]/g, letter => KEYS.charAt(letter.charCodeAt(0) - 65))
  const [, number] = AMERICAN.exec(digits) ?? []
  return /^\d{3}/.test(written) && number ? `1${number}` : null
}

function withoutCode(digits: string): string {
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}
