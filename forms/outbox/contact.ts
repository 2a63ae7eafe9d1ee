import type { FormName } from '../../lib/forms/forms.ts'

type Values = Record<string, string>

/** Where each form has the people behind it. A masjid's own address is nobody's personal data. */
const PEOPLE: Record<FormName, { emails: string[]; phones: string[] }> = {
  demo: { emails: ['email'], phones: ['phone'] },
  trial: { emails: ['email'], phones: ['phone'] },
  shortTrial: { emails: ['email'], phones: ['phone'] },
  miniTrial: { emails: ['email'], phones: ['phone'] },
  registration: { emails: ['I02email', 'III021recipientemail'], phones: ['I03phone', 'III03recipientphone'] },
}

/** Shorter ones belong to nobody in particular. */
const MIN_PHONE_DIGITS = 7
const PHONE_DIGITS = 10

/** What a person is recognised by across submissions: e-mail addresses and phone numbers, without the ways to write them. */
export function contactKeys(form: FormName, values: Values): string[] {
  const { emails, phones } = PEOPLE[form]
  const keys = [
    ...emails.map(field => emailKey(values[field] ?? '')),
    ...phones.map(field => phoneKey(values[field] ?? '')),
  ]
  return [...new Set(keys)].filter(key => key !== null)
}

export function emailKey(typed: string): string | null {
  const email = typed.trim().toLowerCase()
  return email.includes('@') ? email : null
}

/** The last ten digits: with and without a country's code it is the same phone. */
export function phoneKey(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').slice(-PHONE_DIGITS)
  return digits.length < MIN_PHONE_DIGITS ? null : digits
}

/** The text that a search looks in: every value as `plain` has it, and phone numbers also as bare digits. */
export function searchText(values: Values): string {
  return Object.values(values)
    .flatMap(value => [plain(value), /^[\d\s()+.-]{7,}$/.test(value) ? value.replace(/\D/g, '') : ''])
    .filter(Boolean)
    .join('\n')
}

/** The words to look for. */
export function searchWords(typed: string): string[] {
  return /^[\d\s()+.-]{4,}$/.test(typed.trim()) ? [typed.replace(/\D/g, '')] : plain(typed).split(/\s+/).filter(Boolean)
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
