import type { FieldValue } from '../arrivals.ts'

/** One entry of the protocol's `errors`. Without `field` it concerns the whole form. */
export type FormError = { code: string; field?: string; message: string }

type ReadFields = { fields: Record<string, FieldValue>; errors: FormError[] }

const MAX_FIELDS = 200
const HONEYPOT = '_gotcha'
/** Runs in linear time: no two parts can match the same character. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,8}$/

/** Checks a submission as the hosted service does: no lists or objects as values, and a valid address in `email`. */
export function readFields(body: unknown): ReadFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse(EMPTY)
  const entries = Object.entries(body)
  if (entries.length === 0) return refuse(EMPTY)
  if (entries.length > MAX_FIELDS)
    return refuse({ code: 'BLOCKED', message: `There are more than ${MAX_FIELDS} fields` })
  const kept: [string, FieldValue][] = []
  const errors: FormError[] = []
  for (const [field, value] of entries) {
    if (!isFieldValue(value)) errors.push({ code: 'TYPE_TEXT', field, message: 'should be text' })
    else {
      kept.push([field, value])
      if (field === 'email') errors.push(...checkEmail(value))
    }
  }
  return { fields: Object.fromEntries(kept), errors }
}

/** True when the honeypot, a field that people do not see and robots fill in, has a value. */
export function isCaught(fields: ReadFields['fields']): boolean {
  return Boolean(fields[HONEYPOT])
}

const EMPTY: FormError = { code: 'EMPTY', message: 'The form is empty' }

function refuse(error: FormError): ReadFields {
  return { fields: {}, errors: [error] }
}

function isFieldValue(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function checkEmail(value: FieldValue): FormError[] {
  const text = String(value ?? '').trim()
  const required = { code: 'REQUIRED_FIELD_EMPTY', field: 'email', message: 'is required' }
  const malformed = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }
  if (text === '') return [required, malformed]
  return EMAIL.test(text) ? [] : [malformed]
}
