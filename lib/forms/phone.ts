/** Phone numbers of the US and Canada, as the mini trial form asks for them. */

export const PHONE_DIGITS = 10

/** The digits of a phone number, without the country code 1 if there are eleven. Never cuts a number that is too long. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Returns ten digits where there are ten; otherwise the text as typed, so that the visitor can correct it. */
export function tidyPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return digits.length === PHONE_DIGITS ? digits : typed
}

type Edited = {
  value: string
  caret: number
}

/**
 * Reduces an edited phone field to its digits and keeps the caret after the same digit. A key that types an eleventh digit has no
 * effect; text that was pasted or autofilled is not cut, however long it is.
 */
export function keepPhoneDigits({ value, caret }: Edited, isDigitKey: boolean): Edited {
  const before = value.slice(0, caret).replace(/\D/g, '')
  const after = value.slice(caret).replace(/\D/g, '')
  const digits = phoneDigits(before + after)
  if (isDigitKey && digits.length > PHONE_DIGITS) {
    return { value: before.slice(0, -1) + after, caret: before.length - 1 }
  }
  const isCodeDropped = digits.length < before.length + after.length
  return { value: digits, caret: before.length - (isCodeDropped && before !== '' ? 1 : 0) }
}
