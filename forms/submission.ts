import { type FormName, fieldsOf, spell } from '../lib/forms/forms.ts'
import { clean } from './clean.ts'

export type Submission = {
  id: string
  form: FormName
  /** Every field of the form, in order; missing ones are empty. */
  values: Record<string, string>
}

/** Body for the form service, with its documented names; a checkbox is a boolean there. */
export type Payload = Record<string, string | boolean>

const TICKS = new Set(['IV01termsandconditions'])

/** Picks the form's own fields from the request. The last of several values counts, as in an object. */
export function readValues(form: FormName, sent: Iterable<[name: string, value: unknown]>): Record<string, string> {
  const byName = new Map(sent)
  return Object.fromEntries(
    fieldsOf(form).map(field => {
      const value = byName.get(field)
      return [field, typeof value === 'string' ? spell(form, field, clean(value)) : value === true ? 'true' : '']
    }),
  )
}

export function payloadOf({ values }: Pick<Submission, 'values'>): Payload {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, TICKS.has(field) ? value === 'true' : value]),
  )
}
