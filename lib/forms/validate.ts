import { MAX_LENGTH, MESSAGES, type Rule } from './rules.ts'

/** A rule for each field, in order; null where nothing is asked of it. */
export type FormRules = Record<string, Rule | null>

/** Messages by field; a field without one is right. */
export type FieldErrors = Record<string, string[]>

/** What is wrong with the values of a form; missing ones count as empty. No errors: it may be sent. */
export function validate(rules: FormRules, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, rule] of Object.entries(rules)) {
    const value = values[field] ?? ''
    const message = value.length > MAX_LENGTH ? MESSAGES.tooLong : (rule?.(value) ?? null)
    if (message) errors[field] = [message]
  }
  return errors
}
