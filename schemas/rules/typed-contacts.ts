import type { Path } from 'sanity'
import { emailKeys } from '../../lib/words/email-keys.ts'
import { phoneKeys } from '../../lib/words/phone.ts'
import { textOfBlock } from '../../lib/words/plain-text.ts'
import { type Finding, walkObjects } from './finding.ts'

/** What the settings hold. */
export type Contact = { phone: string | null; email: string | null }

export const CONTACT_QUERY = '*[_id == "siteSettings"][0]{phone, email}'

/** Types of objects in whose texts {phone} and {email} stand for the settings. */
const FILLED: unknown[] = ['block', 'callout', 'figure']
/** Digits of a number with its area code. */
const COMPLETE = /^(\d{10}|\+\d+)$/

export function hasContact(document: Record<string, unknown>): boolean {
  return textsOf(document).some(({ text }) => emailKeys(text).length > 0 || numbersIn(text).length > 0)
}

/** What was typed, and stays as it is when the settings change. A legal page speaks for the organisation, so any other number in it was forgotten. */
export function findTypedContacts(document: Record<string, unknown>, { phone, email }: Contact): Finding[] {
  if (document._type === 'siteSettings') return []
  const [ours] = phoneKeys(phone ?? '')
  const [ourEmail] = emailKeys(email ?? '')
  return textsOf(document).flatMap(({ path, text, isFilled }) => {
    const numbers = numbersIn(text)
    if (ours && numbers.includes(ours)) return [{ path, message: sentenceOf('phone number', '{phone}', isFilled) }]
    if (numbers.length > 0 && document._type === 'legalPage') return [{ path, message: FORGOTTEN }]
    if (ourEmail && emailKeys(text).includes(ourEmail))
      return [{ path, message: sentenceOf('e-mail address', '{email}', isFilled) }]
    return []
  })
}

function numbersIn(text: string): string[] {
  return phoneKeys(text).filter(key => COMPLETE.test(key))
}

const FORGOTTEN = 'It holds a phone number that is not the one of the settings. If it should be, write {phone} instead.'

function sentenceOf(what: string, name: string, isFilled: boolean): string {
  return isFilled
    ? `It holds the ${what} of the settings. Write ${name} instead, and it changes with them.`
    : `It holds the ${what} of the settings, and does not change with them. Look at it when they change.`
}

function textsOf(document: Record<string, unknown>): { path: Path; text: string; isFilled: boolean }[] {
  return [...walkObjects(document)].flatMap(({ object, path }) => {
    const isFilled = FILLED.includes(object._type)
    if (object._type === 'block') return [{ path, text: textOfBlock(object), isFilled }]
    if (object._type === 'span') return []
    return Object.entries(object).flatMap(([name, text]) =>
      typeof text === 'string' && !name.startsWith('_') ? [{ path: [...path, name], text, isFilled }] : [],
    )
  })
}
