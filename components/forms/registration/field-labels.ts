import { labelsOf } from '@/lib/forms/fields'
import { isRegistrationField, REGISTRATION } from '@/lib/forms/registration'
import type { RegistrationContent } from './step'

/** The terms are called by their text. */
export function fieldLabels({ labels, termsText, termsLink }: RegistrationContent): Record<string, string> {
  return { ...labelsOf(REGISTRATION, labels), IV01termsandconditions: `${termsText} ${termsLink.label}` }
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
