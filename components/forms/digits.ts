import type { ClipboardEvent, InputEvent } from 'react'
import { phoneDigits } from '@/lib/forms/rules'

/** Takes out of a field what is no digit of a phone number; the caret stays behind the digit that it was behind. */
export function keepDigits({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  const digits = phoneDigits(input.value)
  if (digits === input.value) return
  const caret = phoneDigits(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}

/** Pastes the digits only: the browser would cut off what is longer than the field, counting its brackets and spaces. */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  event.preventDefault()
  const input = event.currentTarget
  const digits = phoneDigits(event.clipboardData.getData('text'))
  input.setRangeText(digits, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
