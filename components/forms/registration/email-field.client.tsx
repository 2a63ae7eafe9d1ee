import { Field } from '@/components/forms/field'
import type { FormControl } from '@/components/forms/use-form'
import type { RegistrationField } from '@/lib/forms/registration'
import { isEmail } from '@/lib/words/email'

type EmailFieldProps = { control: FormControl; name: RegistrationField; hint: string }

/** An e-mail field that accepts anything, but shows a hint for an address that was left and looks mistyped. */
export function EmailField({ control, hint, name }: EmailFieldProps) {
  const value = control.values[name] ?? ''
  const wasLeft = control.left.includes(name) || Boolean(control.startValues[name])
  const isDoubtful = wasLeft && value !== '' && !isEmail(value)
  return <Field control={control} name={name} isDoubtful={isDoubtful} hint={isDoubtful ? hint : undefined} />
}
