/** Phone numbers of the US and Canada, as the small trial form asks for them. */

export const PHONE_DIGITS = 10

/** The digits of a phone number; eleven that begin with the country code 1 lose it. Never cuts a number that is too long. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** The ten digits where there are ten, however they were written; anything else as it was typed, so that people can correct it. */
export function tidyPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return digits.length === PHONE_DIGITS ? digits : typed
}

type Edited = {
  /** What the field holds after the edit. */
  value: string
  caret: number
}

/**
 * What a phone field shows after an edit: digits only, with the caret behind the digit that it was behind. A key that types an
 * eleventh digit has no effect; what is pasted or filled in stays whole, however long it is.
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
