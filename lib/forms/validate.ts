import { MAX_LENGTH, MESSAGES, type Rule } from './rules.ts'

export type FormRules = Record<string, Rule | null>

/** Messages by field; a valid field has no entry. */
export type FieldErrors = Record<string, string[]>

/** Validates the values of a form; missing values count as empty. An empty result means that the form is valid. */
export function validate(rules: FormRules, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, rule] of Object.entries(rules)) {
    const value = values[field] ?? ''
    const message = value.length > MAX_LENGTH ? MESSAGES.tooLong : (rule?.(value) ?? null)
    if (message) errors[field] = [message]
  }
  return errors
}
