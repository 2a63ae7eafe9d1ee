import { emailKeys, isEmail } from '../../lib/email.ts'
import { type FormName, fieldsOf, kindOfField } from '../../lib/forms/forms.ts'
import { phoneKeys, searchedDigits, takeNumbers } from '../../lib/phone.ts'
import { asciiDigits, withoutInvisible } from '../../lib/plain-text.ts'

type Values = Record<string, string>

/** A masjid's own address is not personal data. */
const OF_MASJID = /masjid(?:phone|email)$/

const QUOTES = /[\p{Pi}\p{Pf}‚„'"`´′″׳״\u02b9-\u02bf\u02c8]/gu

export function contactKeys(form: FormName, values: Values): string[] {
  const fields = fieldsOf(form).filter(
    field => ['email', 'phone'].includes(kindOfField(field)) && !OF_MASJID.test(field),
  )
  return [...new Set(fields.flatMap(field => keysIn(values[field] ?? '')))]
}

export function keysIn(text: string): string[] {
  return [...emailKeys(text), ...phoneKeys(text.replace(/\S*@\S*/g, ' '))]
}

export function searchText(values: Values): string {
  return Object.values(values)
    .flatMap(value => [...new Set([plain(value).trim(), ...emailKeys(value), ...searchedDigits(value)])])
    .filter(Boolean)
    .join('\n')
}

export function searchWords(typed: string): string[] {
  const { digits, rest } = takeNumbers(typed)
  const words = rest.split(/\s+/).flatMap(word => (isEmail(word) ? emailKeys(word) : plain(word).split(/\s+/)))
  return [...digits, ...words.filter(Boolean)]
}

/** Removes what people type in many ways or not at all, stretched letters too. A dash is a space. */
function plain(text: string): string {
  return asciiDigits(withoutInvisible(text).replace(QUOTES, '').normalize('NFKD'))
    .replace(/[\p{M}\u0640'"]/gu, '')
    .replace(/[\p{Pd}−]/gu, ' ')
    .toLowerCase()
}
