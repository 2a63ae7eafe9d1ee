import { isRegistrationField, REGISTRATION } from '@/lib/forms/registration'
import type { RegistrationContent } from './step'

/** The names of the fields in the error summary. */
export function fieldLabels({ labels, termsText, termsLink }: RegistrationContent): Record<string, string> {
  const named = Object.entries(REGISTRATION).map(([field, { label }]) => [
    field,
    label === null ? `${termsText} ${termsLink.label}` : labels[label],
  ])
  return Object.fromEntries(named)
}

/** "Email (About you), City (Masjid)": labels that several steps have are told apart by the step's title. */
export function nameFields(fields: string[], content: RegistrationContent): string {
  const labels = fieldLabels(content)
  const all = Object.values(labels)
  return fields
    .filter(isRegistrationField)
    .map(field => {
      const label = labels[field] ?? ''
      const isShared = all.filter(each => each === label).length > 1
      return isShared ? `${label} (${content.steps[REGISTRATION[field].step - 1]?.title ?? ''})` : label
    })
    .join(', ')
}
