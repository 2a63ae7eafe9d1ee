import { formatExactDollars } from './format.ts'
import { asciiDigits, withoutInvisible } from './plain-text.ts'

/** Dollars as people of any country type and paste them. Separators are read, never dropped; what can mean two amounts is asked about. */

/** In cents. */
type Limits = { min?: number; max?: number }

/** Cents stay exact far beyond it. */
const MAX_CENTS = 999_999_999_999_00
const MAX_LENGTH = 100
const UNREADABLE = 'Write the dollars in digits, with at most two of them after the point, such as 50 or 1,250.50.'

const APOSTROPHES = /[‘’´`′ʼ＇]/g
/** ½, ², Ⅳ: NFKC would make other numbers of them. */
const NO_DIGIT = /[\p{No}\p{Nl}]/u
const CURRENCY = String.raw`(?:\$|USD?|CAD?|CDN|C(?= ?\$)|U\.S\.|American|Canadian|dollars?)`
const AROUND = new RegExp(`^\\+?(-?)(?: ?${CURRENCY} ?)*|(?: ?${CURRENCY})+$`, 'gi')
/** "50.-" is 50.00. */
const DASH_FOR_CENTS = /(?<=\d[.,])-{1,2}$/
/** Groups of three with one separator, or those of India, which end in a group of three. Then one or two digits behind a decimal separator. */
const NUMBER =
  /^(?<whole>\d+|[1-9]\d{0,2}([ '.,٬])\d{3}(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})?(?:[.,٫](?<part>\d{1,2}))?$/
/** Ten thousand in half of the world, and ten in the other half. The United States and Canada write 10,000 alone. */
const UNCLEAR = /^([1-9]\d{0,2})\.(\d{3})$/

/** The one reader of amounts: cents, or a sentence that says what to write instead, also of a text without an amount. */
export function readAmount(typed: string, { min = 0, max = MAX_CENTS }: Limits = {}): number | string {
  if (typed.length > MAX_LENGTH || NO_DIGIT.test(typed)) return UNREADABLE
  const text = simplify(typed)
  const [, before, after] = UNCLEAR.exec(text) ?? []
  if (after) {
    const [decimal, grouped] = [Number(`${before}.${after}`).toFixed(2), `${before},${after}`]
    return `Did you mean $${decimal} or $${grouped}? Write ${decimal} or ${grouped}.`
  }
  const { whole = '', part = '' } = NUMBER.exec(text.replace(/^- ?/, ''))?.groups ?? {}
  if (text !== '' && whole + part === '') return UNREADABLE
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (text === '' || text.startsWith('-') || cents < min)
    return `Enter an amount of ${formatExactDollars(min / 100)} or more.`
  return cents > max ? `Enter an amount of ${formatExactDollars(max / 100)} or less.` : cents
}

function simplify(typed: string): string {
  const text = asciiDigits(withoutInvisible(typed.replace(APOSTROPHES, "'").normalize('NFKC')))
    .replace(/\s+/g, ' ')
    .replace(/[،、‚]/g, ',')
    .replace(/[。·⎖]/g, '.')
    .replace(/[\p{Pd}−]/gu, '-')
  const number = text.replace(AROUND, '$1').trim()
  return number.replace(DASH_FOR_CENTS, '00').replace(/(?<=\d)[.,;:!]$/, '')
}
