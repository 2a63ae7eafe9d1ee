import { cleanLink, kindOfLink, type LinkKind } from '../../lib/addresses/links.ts'
import { isCalendarDay, readInstant } from '../../lib/time/zoned-time.ts'
import { isEmail } from '../../lib/words/email.ts'
import { dialedNumber } from '../../lib/words/phone.ts'
import { problemOfSize, type SharpSize } from '../../lib/words/picture-size.ts'
import { isBlank, textOfBlock } from '../../lib/words/plain-text.ts'

/** Validation that several fields share. Custom rules return true, or the sentence that staff read. */

/** A field is optional if `empty` says what happens when it has no value. */
export function requireUnless<R extends { required(): R }>(empty: string | undefined, rule: R): R {
  return empty === undefined ? rule.required() : rule
}

/** Sanity's required() accepts spaces and invisible characters alone, which would leave a gap on the page. */
export const filledText = matching(text => !isBlank(text), 'Write something other than spaces')

/** Rich text has to say something, too; a picture or a film is enough. */
export function filledRichText(value: unknown): true | string {
  const isFilled = (block: unknown) => Object(block)._type !== 'block' || !isBlank(textOfBlock(block))
  return !Array.isArray(value) || value.some(isFilled) || 'Write something: there are only empty paragraphs'
}

const MAX_COLUMNS = 6

export function narrowTable(table: unknown): true | string {
  const { rows = [] }: { rows?: { cells?: unknown[] }[] } = Object(table)
  const isNarrow = rows.every(({ cells = [] }) => cells.length <= MAX_COLUMNS)
  return isNarrow || `A table has at most ${MAX_COLUMNS} columns, so that phones can show it: make two of it, or a list`
}

/** Warns of a text that takes more room than looks well. It shows all the same, so it never keeps anybody from publishing. */
export function fittingText<R extends Limited<R>>(max: number, rule: R, because = 'a longer text takes more room'): R {
  return rule.max(max).warning(`At most ${max} characters look well: ${because}`)
}

/** Warns of a list that takes more room than looks well. */
export function fittingList<R extends Limited<R>>(max: number, rule: R): R {
  return rule.max(max).warning(`At most ${max} look well`)
}

type Limited<R> = { max(limit: number): R; warning(sentence: string): R }

type Custom = (value: unknown) => true | string

/** Rule of a text, which may be empty. Sanity's own rule for patterns would show staff the message "does not match … pattern". */
export function matching(test: RegExp | ((text: string) => unknown), sentence: string): Custom {
  const isMatch = test instanceof RegExp ? (text: string) => test.test(text) : test
  return value => typeof value !== 'string' || value === '' || Boolean(isMatch(value)) || sentence
}

export const PARAMETER_NAME = /^[\w-]{1,60}$/
/** Printable ASCII; the site escapes it for the URL. */
export const PARAMETER_VALUE = /^[\x20-\x7e]{0,200}$/

/** What a tap dials is derived from the text. */
export const dialablePhone = matching(
  dialedNumber,
  'Write one number with its area code, such as (419) 555-0142, or with + and the country code, such as +44 20 7946 0018',
)

/** What a tap opens is derived from the text. */
export const emailAddress = matching(isEmail, 'Write one e-mail address, such as salam@masjid.org')

/** Rules for days and times that came in by another way than the form, which stores only what it can read. */
export const calendarDay = matching(isCalendarDay, 'Write a day of the calendar')
export const storedTime = matching(time => readInstant(time) !== null, 'Write a day and a time')

/** A picture field keeps its alternative text when staff remove the picture, so only the asset tells whether it has a value. */
export function chosenPicture(value: unknown): true | string {
  return hasAsset(value) || 'Choose a picture'
}

export function sharpPicture(sharp: SharpSize | undefined): Custom {
  return value => (sharp && problemOfSize(value, sharp)) ?? true
}

export function hasAsset(value: unknown): boolean {
  return Boolean(Object(value).asset)
}

export function allowedLink(kinds: LinkKind[]): Custom {
  return value => {
    if (typeof value !== 'string' || value === '') return true
    const kind = kindOfLink(value)
    if (kind !== null && kinds.includes(kind)) return true
    if (/\S\s+\S/.test(cleanLink(value))) return 'An address has no spaces inside: take them out, or write %20 for each'
    return `Write ${kinds.map(each => LINK_EXAMPLES[each]).join(', or ')}`
  }
}

const LINK_EXAMPLES: Record<LinkKind, string> = {
  page: 'a page of this site such as /register or /#impact',
  web: 'an address that starts with https://',
  mail: 'mailto: and an e-mail address',
  phone: 'tel: and a number such as tel:+14195550142',
  message: 'sms: and a number such as sms:+14195550142',
}
