import { HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD } from '@/lib/forms/answer'

const EXTRAS = new Set<string>([HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD])

/** What stands in a form's fields now; React's own hidden fields and the extras left out. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !name.startsWith('$') && !EXTRAS.has(name)) values[name] = value
  }
  return values
}
