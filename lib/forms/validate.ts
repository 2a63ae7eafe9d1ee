import type { FormFields } from './fields.ts'
import { MAX_LENGTH, MESSAGES } from './rules.ts'

export type FieldErrors = Record<string, string[]>

export function validate(fields: FormFields, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, { rule }] of Object.entries(fields)) {
    const value = values[field] ?? ''
    const message = value.length > MAX_LENGTH ? MESSAGES.tooLong : (rule?.(value) ?? null)
    if (message) errors[field] = [message]
  }
  return errors
}
