import { REGISTRATION_FIELDS } from '@/lib/forms/registration'
import type { RegistrationContent } from './step'

/** The names of the fields in the error summary. */
export function fieldLabels({ labels, termsText, termsLink }: RegistrationContent): Record<string, string> {
  const named = Object.entries(REGISTRATION_FIELDS).map(([field, { label }]) => [
    field,
    label === null ? `${termsText} ${termsLink.label}` : labels[label],
  ])
  return Object.fromEntries(named)
}
