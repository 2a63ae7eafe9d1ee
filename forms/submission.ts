import { type FormName, fieldsOf, spell } from '../lib/forms/forms.ts'
import type { Fields } from './decode.ts'

export type Submission = {
  id: string
  form: FormName
  /** Every field of the form, in order; missing ones are empty. */
  values: Record<string, string>
}

/** A checkbox is a boolean in it. */
export type Payload = Record<string, string | boolean>

const TICKS = new Set(['IV01termsandconditions'])

export function readValues(form: FormName, sent: Fields): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(form).map(field => {
      const value = sent.get(field)
      return [field, typeof value === 'string' ? spell(form, field, value) : value === true ? 'true' : '']
    }),
  )
}

export function payloadOf({ values }: Pick<Submission, 'values'>): Payload {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, TICKS.has(field) ? value === 'true' : value]),
  )
}

/** The address of the person who sent it, as typed; '' if none was given. */
export function emailOf({ email, I02email }: Record<string, string>): string {
  return email ?? I02email ?? ''
}

export const CHANNELS = ['demo', 'trial', 'registration'] as const

export type Channel = (typeof CHANNELS)[number]

const CHANNEL_BY_FORM: Record<FormName, Channel> = {
  demo: 'demo',
  trial: 'trial',
  shortTrial: 'trial',
  miniTrial: 'trial',
  registration: 'registration',
}

export function channelOf(form: FormName): Channel {
  return CHANNEL_BY_FORM[form]
}
