import { withoutInvisible } from './plain-text.ts'

/** The one reader of e-mail addresses, as people type and paste them. */

/** Mail servers take no longer ones (RFC 5321). */
const MAX_LENGTH = 254
/** With what is taken out of it. */
const MAX_TYPED_LENGTH = 1_000

/**
 * Local part, @, names with dots, and an ending of two or more letters of any script, or its ASCII form: السعودية, xn--mgberp4a5d4ar. It
 * matches in linear time: no two parts can match the same characters.
 */
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--(?:[a-z\d]|-)*[a-z\d])$/iu

/** For the attribute `pattern`, which is matched with the flag `v`. */
export const EMAIL_PATTERN = EMAIL.source

const ONE_AT = /^[^\s@]+@[^\s@]+$/

/** "khalid@masjid": one name on each side of the @. */
const WITHOUT_ENDING = /^[^\s@]+@[^\s@.]+\.?$/

/** Strict: without display names, comments, quotes and spaces, an address cannot be read as two in any header or command. */
const ENVELOPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i

/** What a domain cannot contain, so that a URL would read only a part of it. */
const NO_DOMAIN = /[/?#:\\%[\]]/

export function isEmail(typed: string): boolean {
  return typed.length <= MAX_TYPED_LENGTH && isComplete(tidyEmail(typed))
}

/** True for an address that lacks only its ending. */
export function lacksEnding(typed: string): boolean {
  return WITHOUT_ENDING.test(tidyEmail(typed))
}

/** True for an address that can stand in the envelope and the header of a message. */
export function isEnvelopeAddress(text: string): boolean {
  return ENVELOPE.test(text)
}

/** Without invisible characters; an address in full-width letters, as keyboards of East Asia write it, in ordinary ones. */
export function tidyEmail(typed: string): string {
  const visible = withoutInvisible(typed)
  const narrow = visible.normalize('NFKC').replaceAll('。', '.')
  return isComplete(narrow) ? narrow : visible
}

/** The addresses in a text, in the form in which they are compared. One without an ending counts, because registrations accept it. */
export function emailKeys(typed: string): string[] {
  const words = tidyEmail(typed).split(/[\s,;<>()"]+/)
  return words.filter(word => ONE_AT.test(word)).map(toKey)
}

/** A mailto: URL; null unless the text is one address. It cannot add a subject or another recipient. */
export function mailLink(typed: string): string | null {
  const email = tidyEmail(typed)
  return ONE_AT.test(email) ? mailHref([email]) : null
}

export function mailHref(emails: string[]): string {
  return `mailto:${emails.map(encode).join(',')}`
}

function encode(email: string): string {
  return encodeURIComponent(tidyEmail(email).toWellFormed()).replace(/%(?:40|2B)/g, decodeURIComponent)
}

function isComplete(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email)
}

/** Letters of either case are the same mailbox, and so are a domain and its ASCII form. */
function toKey(email: string): string {
  const tidy = tidyEmail(email).toLowerCase()
  const [local = '', domain = ''] = tidy.split('@')
  const address = `https://${domain}`
  const isDomain = isComplete(tidy) && !NO_DOMAIN.test(domain) && URL.canParse(address)
  return isDomain ? `${local}@${new URL(address).hostname}` : tidy
}
