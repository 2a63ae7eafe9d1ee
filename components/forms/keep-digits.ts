import type { InputEvent } from 'react'
import { keepPhoneDigits } from '@/lib/phone'

/** For every edit of a phone field: removes all but digits, and the country code of a complete number. */
export function keepDigits({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) {
  // The event of a key press contains its character; pasted or autofilled text comes as a whole or without data.
  const isDigitKey = 'data' in nativeEvent && /^\p{Nd}$/u.test(nativeEvent.data ?? '')
  const kept = keepPhoneDigits({ value: input.value, caret: input.selectionStart ?? input.value.length }, isDigitKey)
  if (kept.value === input.value) return
  input.value = kept.value
  // Safari moves the focus to a field whose caret is set.
  if (document.activeElement === input) input.setSelectionRange(kept.caret, kept.caret)
}
