import { asciiDigits, withoutInvisible } from './plain-text.ts'

/** Mail servers take no longer ones (RFC 5321). */
const MAX_LENGTH = 254
export const MAX_TYPED_LENGTH = 1_000

/**
 * Local part, @, names with dots, and an ending of two or more letters of any script, or its ASCII form: السعودية, xn--mgberp4a5d4ar. It
 * matches in linear time: no two parts can match the same characters.
 */
const EMAIL =
  /^(?!\.)[^\s@,;:<>"\x28\x29\x5b-\x5d]+@(?:[^\s@.\x21-\x2c\x3a-\x3f\x5b-\x60\x7b-\x7e]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--(?:[a-z\d]|-)*[a-z\d])$/iu

/** For the attribute `pattern`, which is matched with the flag `v`: brackets in a class need an escape there. */
export const EMAIL_PATTERN = EMAIL.source

const WITHOUT_ENDING = /^[^\s@]+@[^\s@.]+\.?$/

const LATIN = /^[!-~]*$/

export function isEmail(typed: string): boolean {
  return typed.length <= MAX_TYPED_LENGTH && isComplete(tidyEmail(typed))
}

export function lacksEnding(typed: string): boolean {
  return WITHOUT_ENDING.test(tidyEmail(typed))
}

/** What is around an address in a sentence or a list. A leading full stop stays, because what was before it may be missing. */
const AROUND = /^(?:mailto:(?:\/\/)?|[\s\p{Ps}\p{Pi}\p{Pf}"'`<])+|[^\p{L}\p{M}\p{N}\p{Cc}_-]+$/giu

/**
 * Removes invisible characters, the `mailto:` of a copied link, brackets, quotes and marks that end a sentence, and turns full-width letters, as East Asian keyboards write them, into
 * ordinary ones, as well as the digits of another keyboard among Latin letters.
 */
export function tidyEmail(typed: string): string {
  const visible = withoutInvisible(typed)
  const typedAddress = narrow(visible)
  const address = isComplete(typedAddress) ? typedAddress : typedAddress.replace(AROUND, '')
  const latin = asciiDigits(address)
  const tidy = LATIN.test(latin) ? latin : address
  return isComplete(tidy) ? tidy : visible
}

/** Full-width letters and dots, as East Asian keyboards write them, as ordinary ones. */
export function narrow(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.')
}

/** `email` must be tidy. */
export function isComplete(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email)
}

/** Nothing in such an address can be read as two addresses in a header or command. */
const ENVELOPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i

export function isEnvelopeAddress(text: string): boolean {
  return ENVELOPE.test(text)
}
