import { HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD } from '@/lib/forms/answer'

const EXTRAS = new Set<string>([HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD])

/** The current values of a form, without React's hidden fields and without honeypot, id and token. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !name.startsWith('$') && !EXTRAS.has(name)) values[name] = value
  }
  return values
}
