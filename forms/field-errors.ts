import { fieldNamed } from '../lib/forms/forms.ts'
import type { FieldErrors } from '../lib/forms/validate.ts'
import { fieldLabel } from '../lib/requests/labels.ts'
import type { ServiceError } from '../lib/requests/requests.ts'

/** As the specification spells it; other fields are named as in the Studio. */
const EMAIL_PREFIX = 'Email'

/** What a visitor reads at each field, "Email is required, should be an email". Leaves out errors that concern no field of `values`. */
export function toFieldErrors(errors: ServiceError[], values: Record<string, string>): FieldErrors {
  const messages: Record<string, string[]> = {}
  for (const { field, message } of errors) {
    if (field !== null && Object.hasOwn(values, field)) messages[field] = [...(messages[field] ?? []), message]
  }
  return Object.fromEntries(
    Object.entries(messages).map(([field, list]) => [field, [`${prefixOf(field)} ${list.join(', ')}`]]),
  )
}

function prefixOf(field: string): string {
  return fieldNamed(field)?.column === 'email' ? EMAIL_PREFIX : fieldLabel(field)
}
