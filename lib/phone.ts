import { asciiDigits, withoutInvisible } from './plain-text.ts'

/** The one reader of phone numbers, as people type and paste them: digits of any script, with or without an extension. */

/** Of a number of the US or Canada, with its area code. */
export const PHONE_DIGITS = 10
/** What has fewer is no number to compare or to find, and with fewer than three none to dial. */
const MIN_NUMBER_DIGITS = 7
const MIN_DIALED_DIGITS = 3

/** Ten digits of the US, Canada and their neighbors: neither the area code nor the next three start with 0 or 1. */
const AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/
/** Country code and number. */
const ABROAD = /^[1-9]\d{6,14}$/
const EXTENSION = /([\d)])[\s(]*(?:[,;]+|[,;]?\s*(?:ext(?:ension|n)?|poste|تحويلة|x|#)\s?[.:=]?)\s*(\d{1,7})[\s)]*$/iu
/** What people write between digits. */
const PUNCTUATION = /[\s(),./·−\p{Pd}]/gu
/** The key of each letter, from A to Z. */
const KEYS = '22233344455566677778889999'
/** One of several numbers in a text, up to a word, comma or slash. */
const RUN = /\+?[\d(][\d\s().·−\p{Pd}]*\d/gu
/** Seven digits or more. */
const LONG_RUN = /[+(]?(?:\d[\s().+-]*){6,}\d/g
const PART_OF_NUMBER = /^[\d\s().+-]{4,}$/

type Found = {
  /** "+14195550142"; null if the number is not complete. */
  number: string | null
  /** Without the extension. */
  digits: string
  extension: string | undefined
}

/**
 * What a phone dials for a number as people write it: "+14195550142", with ";ext=3" if it has an extension. Reads numbers of the US and Canada with
 * or without 1, also in letters (1-800-555-GIVE), and any other with + and its country code. Null if it cannot be dialed.
 */
export function dialedNumber(written: string): string | null {
  const { number, extension } = readOne(toPlain(written))
  return number && `${number}${extension ? `;ext=${extension}` : ''}`
}

/**
 * The numbers in a text, in the form in which they are compared: ten digits for the US and Canada, "+44…" for others, and the digits of one
 * that is not complete.
 */
export function phoneKeys(written: string): string[] {
  return findIn(written)
    .map(({ number, digits }) => number?.replace(/^\+1/, '') ?? withoutCode(digits))
    .filter(key => key.length >= MIN_NUMBER_DIGITS)
}

/** The digits under which a search finds the numbers in a text, with the country code if it is known. */
export function searchedDigits(written: string, min = MIN_NUMBER_DIGITS): string[] {
  return findIn(written)
    .filter(({ digits }) => digits.length >= min)
    .map(({ number, digits }) => number?.slice(1) ?? (digits.length === PHONE_DIGITS ? `1${digits}` : digits))
}

/** The numbers in the words of a search, also the beginning or the end of one that stands alone, and the other words. */
export function takeNumbers(typed: string): { digits: string[]; rest: string } {
  const plain = toPlain(typed)
  if (PART_OF_NUMBER.test(plain) || dialedNumber(plain)) return { digits: searchedDigits(plain, 1), rest: '' }
  const numbers = plain.match(LONG_RUN) ?? []
  return { digits: numbers.flatMap(number => searchedDigits(number)), rest: plain.replace(LONG_RUN, ' ') }
}

/** "(937) 555-0142 ext. 7"; any number that is not American or Canadian stays as it was typed. */
export function phoneWords(typed: string): string {
  const { number, extension } = readOne(toPlain(typed))
  const [, area, exchange, line] = /^\+1(...)(...)(....)$/.exec(number ?? '') ?? []
  return area ? `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}` : typed
}

/** A tel: URL of the first complete number in a text, or else of the longest; null if there is none to dial. */
export function phoneLink(typed: string): string | null {
  const dialed = dialedNumber(typed)
  if (dialed) return `tel:${dialed}`
  const found = findIn(typed).filter(({ digits }) => digits.length >= MIN_DIALED_DIGITS)
  const [longest] = found.toSorted((a, b) => b.digits.length - a.digits.length)
  const digits = found.find(({ number }) => number)?.number ?? longest?.digits
  return digits ? `tel:${digits}` : null
}

/** Without invisible characters, and with ordinary digits. */
export function tidyPhone(typed: string): string {
  return asciiDigits(withoutInvisible(typed))
}

/** All digits of a text, without the country code 1 if there are eleven. Never cuts a number that is too long. */
export function phoneDigits(typed: string): string {
  return withoutCode(asciiDigits(typed).replace(/\D/g, ''))
}

/** Returns ten digits where there are ten; otherwise the tidy text, so that the visitor can correct it. */
export function tenDigitsOr(typed: string): string {
  const digits = phoneDigits(typed)
  return digits.length === PHONE_DIGITS ? digits : tidyPhone(typed)
}

type Edited = {
  value: string
  caret: number
}

/**
 * Reduces an edited phone field to its digits and keeps the caret after the same digit. A key that types an eleventh digit has no
 * effect; text that was pasted or autofilled is not cut, however long it is.
 */
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

/** The text as one number, or else every number in it. */
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
