import { asciiDigits, withoutInvisible } from './plain-text.ts'

/** Mail servers take no longer ones (RFC 5321). */
const MAX_LENGTH = 254
const MAX_TYPED_LENGTH = 1_000

/**
 * Local part, @, names with dots, and an ending of two or more letters of any script, or its ASCII form: السعودية, xn--mgberp4a5d4ar. It
 * matches in linear time: no two parts can match the same characters.
 */
const EMAIL =
  /^(?!\.)[^\s@,;:<>"\x28\x29\x5b-\x5d]+@(?:[^\s@.\x21-\x2c\x3a-\x3f\x5b-\x60\x7b-\x7e]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--(?:[a-z\d]|-)*[a-z\d])$/iu

/** For the attribute `pattern`, which is matched with the flag `v`: brackets in a class need an escape there. */
export const EMAIL_PATTERN = EMAIL.source

/** A character of an e-mail address other than @, of any script or width (RFC 5322, 6531). ’ is what keyboards make of '. */
export const IN_EMAIL = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}.．。!#$%&'’*+\-/=?^_`{|}~]/u.source

const WORD = new RegExp(`(?:${IN_EMAIL}|@)+`, 'gu')
const AROUND = /^[.'’`*~/|]+|[^\p{L}\p{M}\p{N}]+$/gu
/** What addresses given out by programs are made of. */
const ORDINARY_WORD = /[\p{L}\p{M}\p{N}@._%+'’-]+/gu
/** What keyboards and word processors make of ', within a word, where it opens no quotation. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])[‘´′ʼ](?=[\p{L}\p{N}])/gu
const BETWEEN_VALUES = /\||(?<=^[\d.+-]{7,})\//
const AFTER_DOMAIN = /(@[\p{L}\p{M}\p{N}._-]*)[^@]*$/u

const ONE_AT = /^[^\s@]+@[^\s@]+$/

const WITHOUT_ENDING = /^[^\s@]+@[^\s@.]+\.?$/

/** Nothing in such an address can be read as two addresses in a header or command. */
const ENVELOPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i

/** Controls, and signs by which some servers pass a mail on to another one. */
const UNMAILABLE = /[\p{C}%!]/u

const LATIN = /^[!-~]*$/

const NO_DOMAIN = /[/?#:\\%[\]]/

export function isEmail(typed: string): boolean {
  return typed.length <= MAX_TYPED_LENGTH && isComplete(tidyEmail(typed))
}

export function lacksEnding(typed: string): boolean {
  return WITHOUT_ENDING.test(tidyEmail(typed))
}

export function isEnvelopeAddress(text: string): boolean {
  return ENVELOPE.test(text)
}

/**
 * Removes invisible characters and the `mailto:` of a copied link, and turns full-width letters, as East Asian keyboards write them, into
 * ordinary ones, as well as the digits of another keyboard among Latin letters.
 */
export function tidyEmail(typed: string): string {
  const visible = withoutInvisible(typed)
  const address = narrow(visible).replace(/^mailto:(?:\/\/)?\s*/i, '')
  const latin = asciiDigits(address)
  const tidy = LATIN.test(latin) ? latin : address
  return isComplete(tidy) ? tidy : visible
}

/** As mail servers and headers take it, with its domain in ASCII; null if no mail can be sent to what was typed. */
export function mailableAddress(typed: string): string | null {
  const [local = '', domain = ''] = isEmail(typed) ? tidyEmail(typed).split('@') : []
  const host = NO_DOMAIN.test(domain) || !URL.canParse(`https://${domain}`) ? '' : new URL(`https://${domain}`).hostname
  const address = `${local}@${host}`
  return isEnvelopeAddress(address) && !UNMAILABLE.test(address) ? address : null
}

/** One provider under two names, which ignores dots. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/

/** Equal for all addresses of one mailbox, as far as an address tells: what follows a + is a note of its owner. */
export function mailboxKey(address: string): string {
  const [key = address] = emailKeys(address)
  return key.replace(/\+[^@]*/, '').replace(GMAIL, (_, local: string) => `${local.replaceAll('.', '')}@gmail.com`)
}

/** In the form in which they are compared. An address without an ending counts, because registrations accept it. */
export function emailKeys(typed: string): string[] {
  const words = narrow(withoutInvisible(typed).replace(APOSTROPHE, "'")).match(WORD) ?? []
  return words
    .filter(word => word.includes('@') && word.length <= MAX_TYPED_LENGTH)
    .flatMap(word => addressesIn(word.replace(AROUND, '')))
    .map(toKey)
}

/** Leaves the text between them, such as a phone number behind a comma. */
export function withoutEmails(text: string): string {
  return narrow(text).replace(ORDINARY_WORD, word => (word.includes('@') ? ' ' : word))
}

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

function narrow(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.')
}

/** A word can hold two addresses, or one beside something else: a@b.co/c@d.co, Amina|a@b.co, 312-555-0142/a@b.co. */
function addressesIn(word: string): string[] {
  return word.split(BETWEEN_VALUES).flatMap(addressesInPart)
}

function addressesInPart(word: string): string[] {
  if (isComplete(word)) return [word]
  const parts = word.split('/').flatMap(part => (ONE_AT.test(part) ? part : (part.match(ORDINARY_WORD) ?? [])))
  return parts.map(part => part.replace(AFTER_DOMAIN, '$1').replace(AROUND, '')).filter(part => ONE_AT.test(part))
}

function isComplete(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email)
}

function toKey(email: string): string {
  const tidy = tidyEmail(email).toLowerCase().replaceAll('’', "'")
  const [local = '', domain = ''] = tidy.split('@')
  const address = `https://${domain}`
  const isDomain = isComplete(tidy) && !NO_DOMAIN.test(domain) && URL.canParse(address)
  return isDomain ? `${local}@${new URL(address).hostname}` : tidy
}
