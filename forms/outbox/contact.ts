import type { FormName } from '../../lib/forms/forms.ts'

type Values = Record<string, string>

/** The fields with contact data of people. A masjid's own address is not personal data. */
const PEOPLE: Record<FormName, { emails: string[]; phones: string[] }> = {
  demo: { emails: ['email'], phones: ['phone'] },
  trial: { emails: ['email'], phones: ['phone'] },
  shortTrial: { emails: ['email'], phones: ['phone'] },
  miniTrial: { emails: ['email'], phones: ['phone'] },
  registration: { emails: ['I02email', 'III021recipientemail'], phones: ['I03phone', 'III03recipientphone'] },
}

const MIN_PHONE_DIGITS = 7
const PHONE_DIGITS = 10

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

/** Keeps the last ten digits, so that the country code does not matter. */
export function phoneKey(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').slice(-PHONE_DIGITS)
  return digits.length < MIN_PHONE_DIGITS ? null : digits
}

export function searchText(values: Values): string {
  return Object.values(values)
    .flatMap(value => [plain(value), /^[\d\s()+.-]{7,}$/.test(value) ? value.replace(/\D/g, '') : ''])
    .filter(Boolean)
    .join('\n')
}

export function searchWords(typed: string): string[] {
  return /^[\d\s()+.-]{4,}$/.test(typed.trim()) ? [typed.replace(/\D/g, '')] : plain(typed).split(/\s+/).filter(Boolean)
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
