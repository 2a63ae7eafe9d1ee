import type { InputEvent } from 'react'
import { keepPhoneDigits } from '@/lib/forms/phone'

/** After every edit of a phone field: takes out what is no digit, and the country code of a whole number. */
export function keepDigits({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) {
  // The event of a key carries its character; text that is pasted or filled in comes as a whole, or with no data at all.
  const isDigitKey = 'data' in nativeEvent && /^\d$/.test(nativeEvent.data ?? '')
  const kept = keepPhoneDigits({ value: input.value, caret: input.selectionStart ?? input.value.length }, isDigitKey)
  if (kept.value === input.value) return
  input.value = kept.value
  // Safari moves the focus to a field whose caret is set.
  if (document.activeElement === input) input.setSelectionRange(kept.caret, kept.caret)
}
