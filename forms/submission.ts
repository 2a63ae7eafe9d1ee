import type { FormField } from '../lib/forms/fields.ts'
import { type FormName, fieldNamed, fieldsOf, spell } from '../lib/forms/forms.ts'
import { valueLabel } from '../lib/forms/request-labels.ts'
import type { Fields } from './decode.ts'

export type Submission = {
  id: string
  form: FormName
  /** Every field of the form, in order; missing ones are empty. */
  values: Record<string, string>
}

export function readValues(form: FormName, sent: Fields): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(form).map(field => {
      const value = sent.get(field)
      return [field, typeof value === 'string' ? spell(form, field, value) : value === true ? 'true' : '']
    }),
  )
}

/** A checkbox is a boolean in it. */
export function payloadOf({ values }: Pick<Submission, 'values'>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      fieldNamed(field)?.kind === 'tick' ? value === 'true' : value,
    ]),
  )
}

/** What was typed into the fields of a column, such as the city and the state of the masjid; '' if nothing was. */
export function columnOf({ form, values }: Omit<Submission, 'id'>, column: NonNullable<FormField['column']>): string {
  const names = fieldsOf(form).filter(name => fieldNamed(name)?.column === column)
  return names
    .map(name => valueLabel(name, values[name] ?? ''))
    .filter(Boolean)
    .join(', ')
}

export const CHANNELS = ['demo', 'trial', 'registration'] as const

export type Channel = (typeof CHANNELS)[number]

export const CHANNEL_BY_FORM: Record<FormName, Channel> = {
  demo: 'demo',
  trial: 'trial',
  shortTrial: 'trial',
  miniTrial: 'trial',
  registration: 'registration',
}
