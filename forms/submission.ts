import { type FormName, fieldsOf, spell } from '../lib/forms/forms.ts'
import { clean } from './clean.ts'

/** A form as a visitor sent it, before anything is asked of it. */
export type Submission = {
  /** Chosen by the visitor's browser, so that sending twice is one submission. */
  id: string
  form: FormName
  /** Every field of the form, in its order; what was not sent is empty. */
  values: Record<string, string>
}

/** Payload of the form service: the documented names; a tick is a boolean there. */
export type Payload = Record<string, string | boolean>

const TICKS = new Set(['IV01termsandconditions'])

/** Takes the form's own fields out of what was sent. Of several values the last counts, as in an object. */
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
