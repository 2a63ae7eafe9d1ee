import { MAX_LENGTH, MESSAGES, type Rule } from './rules.ts'

export type FormRules = Record<string, Rule | null>

export type FieldErrors = Record<string, string[]>

export function validate(rules: FormRules, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, rule] of Object.entries(rules)) {
    const value = values[field] ?? ''
    const message = value.length > MAX_LENGTH ? MESSAGES.tooLong : (rule?.(value) ?? null)
    if (message) errors[field] = [message]
  }
  return errors
}
