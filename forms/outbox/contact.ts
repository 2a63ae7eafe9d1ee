import { type FormName, fieldNamed, fieldsOf } from '../../lib/forms/forms.ts'
import { emailKeys, withoutEmails } from '../../lib/words/email-keys.ts'
import { fold } from '../../lib/words/fold.ts'
import { phoneKeys, searchedDigits, takeNumbers } from '../../lib/words/phone.ts'

/** One more after each change of what is written here or read by lib/words/phone, lib/words/email and lib/words/fold: the next start then indexes every row again, and so does that of an older build after a rollback. */
export const INDEX_VERSION = 1

type Values = Record<string, string>

/** A comma or bracket of a pasted name is no part of it. */
const AROUND = /^[^\p{L}\p{N}+&#]+|[^\p{L}\p{N}+&#]+$/gu

export function contactKeys(form: FormName, values: Values): string[] {
  const fields = fieldsOf(form).filter(name => {
    const { kind, isOfMasjid } = fieldNamed(name) ?? {}
    // A masjid's own address is not personal data.
    return (kind === 'email' || kind === 'phone') && !isOfMasjid
  })
  return [...new Set(fields.flatMap(field => keysIn(values[field] ?? '')))]
}

export function keysIn(text: string): string[] {
  return [...emailKeys(text), ...phoneKeys(withoutEmails(text))]
}

export function searchText(values: Values): string {
  return Object.values(values)
    .flatMap(value => [...new Set([fold(value).trim(), ...emailKeys(value), ...searchedDigits(value)])])
    .filter(Boolean)
    .join('\n')
}

export function searchWords(typed: string): string[] {
  const { digits, rest } = takeNumbers(typed)
  const words = rest.split(/[\s,;،؛、]+/).flatMap(word => {
    const emails = emailKeys(word)
    return emails.length > 0 ? emails : fold(word).split(/\s+/)
  })
  const bare = [...digits, ...words.map(word => word.replace(AROUND, ''))].filter(Boolean)
  return bare.length > 0 ? bare : words.filter(Boolean)
}
