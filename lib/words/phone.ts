import { asciiDigits, withoutInvisible } from './plain-text.ts'
import { PHONE_DIGITS, toPlain, withoutCode } from './ten-digits.ts'

const MIN_NUMBER_DIGITS = 7
/** Characters, with all that is between the digits. */
const MAX_WRITTEN = 40

/** Neither the area code nor the next three digits start with 0 or 1. A form may add the country code to one that has it. */
const AMERICAN = /^1{0,2}([2-9]\d{2}[2-9]\d{6})$/
const AMERICANS = /^(?:1?[2-9]\d{2}[2-9]\d{6}){2,}$/
/** No number has more digits (E.164). */
const MAX_DIGITS = 15
const ABROAD = /^\+[2-9]\d{6,14}$/
const BEFORE_EXTENSION = String.raw`(?:ext(?:ension|n)?|poste|تحويلة|x|#)\s?[.:=#-]?`
const EXTENSION = new RegExp(String.raw`([\d)])[\s(]*(?:[,;]+|[,;]?\s*${BEFORE_EXTENSION})\s*(\d{1,7})[\s)]*$`, 'iu')
/** Before another number, whose digits it does not take. */
const EXTENSION_AMID = new RegExp(
  String.raw`(?<=[\d)][\s,;(]{0,3})${BEFORE_EXTENSION}\s?(?!\d{3}[ .-]?\d{3}[ .-]?\d{4})\d{1,7}(?!\d)`,
  'giu',
)
/** What a copied link has in front of its number. */
const SCHEME = /^(?:tel|sms|callto):\/*\s*/i
/** Also separate numbers. */
const MARKS = '*_|•‣‧∙・'
const BETWEEN = String.raw`\s().·−\p{Pd}${MARKS}`
const SEPARATOR = new RegExp(`[,${MARKS}]+`, 'u')
const GROUP_END = new RegExp(String.raw`\d(?=[,${BETWEEN}])`, 'gu')
const PUNCTUATION = new RegExp(`[,/${BETWEEN}]`, 'gu')
/** Fewer letters are a mistake, such as O for 0, and would dial another person. */
const VANITY_WORD = /[A-Z]{3}/i
const KEYS = '22233344455566677778889999'
const RUN = new RegExp(String.raw`\+?[\d(](?:[\d${BETWEEN}]|,(?=\d))*\d`, 'gu')
const LONG_RUN = new RegExp(String.raw`[+(]?(?:\d(?:[+${BETWEEN}]|,(?=\d))*){6,}\d`, 'gu')
/** A ZIP code or box number before a phone number; no country code has four digits. */
const AFTER_ZIP = /^(?:\d{4,6}|\d{5}-\d{4}) (.+)$/
const PART_OF_NUMBER = new RegExp(`^[\\d+${BETWEEN}]{4,}$`, 'u')

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

/** Without the extension, to which no message can be sent. */
export function textedNumber(written: string): string | null {
  return readOne(toPlain(written)).number
}

/** In the form in which they are compared: ten digits for the US and Canada, "+44…" for others, the digits alone of an incomplete one. */
export function phoneKeys(written: string): string[] {
  return numbersIn(written)
    .map(({ number, digits }) => number?.replace(/^\+1/, '') ?? withoutCode(digits))
    .filter(key => key.length >= MIN_NUMBER_DIGITS)
}

export function searchedDigits(written: string, min = MIN_NUMBER_DIGITS): string[] {
  return numbersIn(written)
    .filter(({ digits }) => digits.length >= min)
    .map(({ number, digits }) => number?.slice(1) ?? (digits.length === PHONE_DIGITS ? `1${digits}` : digits))
}

export function takeNumbers(typed: string): { digits: string[]; rest: string } {
  const plain = toPlain(typed).replace(SCHEME, '')
  if (PART_OF_NUMBER.test(plain) || dialedNumber(plain)) {
    const numbers = searchedDigits(plain)
    return { digits: numbers.length > 0 ? numbers : searchedDigits(plain, 1), rest: '' }
  }
  const numbers = plain.match(LONG_RUN) ?? []
  return { digits: numbers.flatMap(number => searchedDigits(number)), rest: plain.replace(LONG_RUN, ' ') }
}

export function tidyPhone(typed: string): string {
  return asciiDigits(withoutInvisible(typed)).replace(SCHEME, '')
}

/** The whole text if it is one number, or else all numbers in it, complete or not. */
export function numbersIn(written: string): Found[] {
  const plain = toPlain(written)
  const whole = readOne(plain)
  if (whole.number) return [whole]
  return (plain.replace(EXTENSION_AMID, ';').match(RUN) ?? []).flatMap(readRun)
}

function readRun(run: string): Found[] {
  const whole = readOne(run)
  if (whole.number) return [whole]
  const afterZip = readOne(AFTER_ZIP.exec(run)?.[1] ?? '')
  if (afterZip.number?.startsWith('+1')) return [afterZip]
  const parts = run.split(SEPARATOR)
  const areNumbers = parts.length > 1 && parts.every(part => countDigits(part) >= MIN_NUMBER_DIGITS)
  return areNumbers ? parts.flatMap(readRun) : splitRun(run)
}

/** Numbers with only a space or a line break between them, or nothing, and one with other digits behind it. */
function splitRun(run: string): Found[] {
  const found: Found[] = []
  let rest = run
  while (
    rest.length > 2 * MAX_WRITTEN ||
    ((found.length > 0 || countDigits(rest) > PHONE_DIGITS) && !readOne(rest).number)
  ) {
    const length = firstNumber(rest).length
    if (length === 0) break
    found.push(readOne(rest.slice(0, length)))
    rest = rest.slice(length)
  }
  return [...found, readOne(rest)]
}

function firstNumber(run: string): string {
  if (/^\d+$/.test(run)) return AMERICANS.test(run) ? (/^1?\d{10}/.exec(run)?.[0] ?? '') : ''
  const starts = [...run.slice(0, MAX_WRITTEN).matchAll(GROUP_END)].map(({ index }) => run.slice(0, index + 1))
  const numbers = starts.filter(start => readOne(start).number)
  const isPair = (start: string) => run.length <= 2 * MAX_WRITTEN && readOne(run.slice(start.length)).number
  return numbers.find(isPair) ?? numbers.find(start => isAmerican(start, run)) ?? ''
}

/** False where the whole run, by its groups, could be a number of another country. */
function isAmerican(start: string, run: string): boolean {
  const isGrouped = /\d{3}\D*\d{3}\D*\d{4}$/.test(start) || countDigits(run) > MAX_DIGITS
  return isGrouped && Boolean(readOne(start).number?.startsWith('+1'))
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

function readOne(plain: string): Found {
  const [ending = '', last = '', extension] = EXTENSION.exec(plain) ?? []
  const before = plain.slice(0, plain.length - ending.length) + last
  const isGroup = before.includes(',') && /^.[\s(]*,\s*\d/.test(ending)
  const written = isGroup ? plain : before
  const number = written
    .replace(/\(0\)/, '')
    .replace(PUNCTUATION, '')
    .replace(/^\+?(?:00|011)(?=[1-9])/, '+')
  const dialed = ABROAD.test(number) ? number.slice(1) : american(number.replace(/^\+/, ''))
  const digits = written.replace(/\D/g, '')
  return { number: dialed && `+${dialed}`, digits, extension: isGroup ? undefined : extension }
}

function american(written: string): string | null {
  if (/[A-Z]/i.test(written) && !VANITY_WORD.test(written)) return null
  const digits = written.toUpperCase().replace(/[A-Z]/g, letter => KEYS.charAt(letter.charCodeAt(0) - 65))
  const [, number] = AMERICAN.exec(digits) ?? []
  return /^\d{3}/.test(written) && number ? `1${number}` : null
}
