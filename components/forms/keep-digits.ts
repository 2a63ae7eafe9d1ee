import type { InputEvent } from 'react'
import { phoneDigits } from '@/lib/forms/rules'

/** Takes out of a field what is no digit of a phone number; the caret stays behind the digit that it was behind. */
export function keepDigits({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  const digits = phoneDigits(input.value)
  if (digits === input.value) return
  const caret = phoneDigits(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}
