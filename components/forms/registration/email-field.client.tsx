import { useState } from 'react'
import { Field } from '@/components/forms/field'
import { useAfterPress } from '@/components/forms/use-after-press'
import type { FormControl } from '@/components/forms/use-form'
import type { RegistrationField } from '@/lib/forms/registration'
import { isEmail } from '@/lib/words/email'

type EmailFieldProps = { control: FormControl; name: RegistrationField; hint: string }

/** An e-mail field that accepts anything, but shows a hint for an address that looks mistyped. */
export function EmailField({ control, hint, name }: EmailFieldProps) {
  const value = control.values[name] ?? ''
  const [wasLeft, setWasLeft] = useState(value !== '')
  const afterPress = useAfterPress()
  const isDoubtful = wasLeft && value !== '' && !isEmail(value)
  return (
    <Field
      control={control}
      name={name}
      isDoubtful={isDoubtful}
      hint={isDoubtful ? hint : undefined}
      // A hint that appears during a press would move the button away from under the pointer.
      onBlur={() => afterPress(() => setWasLeft(true))}
    />
  )
}
