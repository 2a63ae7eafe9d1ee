import { isComplete, isEmail, isEnvelopeAddress, MAX_TYPED_LENGTH, narrow, tidyEmail } from './email.ts'
import { withoutInvisible } from './plain-text.ts'

/** A character of an e-mail address other than @, of any script or width (RFC 5322, 6531). ’ is what keyboards make of '. */
const IN_EMAIL = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}.．。!#$%&'’*+\-/=?^_`{|}~]/u.source

const WORD = new RegExp(`(?:${IN_EMAIL}|@)+`, 'gu')
const AROUND = /^[.'’`*~/|]+|[^\p{L}\p{M}\p{N}]+$/gu
/** What addresses given out by programs are made of. */
const ORDINARY_WORD = /[\p{L}\p{M}\p{N}@._%+'’-]+/gu
/** What keyboards and word processors make of ', within a word, where it opens no quotation. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])[‘´′ʼ](?=[\p{L}\p{N}])/gu
const BETWEEN_VALUES = /\||(?<=^[\d.+-]{7,})\//
const AFTER_DOMAIN = /(@[\p{L}\p{M}\p{N}._-]*)[^@]*$/u

const ONE_AT = /^[^\s@]+@[^\s@]+$/

const NO_DOMAIN = /[/?#:\\%[\]]/

/** In the form in which they are compared. An address without an ending counts, because registrations accept it. */
export function emailKeys(typed: string): string[] {
  const words = narrow(withoutInvisible(typed).replace(APOSTROPHE, "'")).match(WORD) ?? []
  return words
    .filter(word => word.includes('@') && word.length <= MAX_TYPED_LENGTH)
    .flatMap(word => word.replace(AROUND, '').split(BETWEEN_VALUES))
    .flatMap(addressesIn)
    .map(toKey)
}

/** Leaves the text between them, such as a phone number behind a comma. */
export function withoutEmails(text: string): string {
  return narrow(text).replace(ORDINARY_WORD, word => (word.includes('@') ? ' ' : word))
}

/** A word can hold two addresses, or one beside something else: a@b.co/c@d.co, Amina|a@b.co, 312-555-0142/a@b.co. */
function addressesIn(word: string): string[] {
  if (isComplete(word)) return [word]
  const parts = word.split('/').flatMap(part => (ONE_AT.test(part) ? part : (part.match(ORDINARY_WORD) ?? [])))
  return parts.map(part => part.replace(AFTER_DOMAIN, '$1').replace(AROUND, '')).filter(part => ONE_AT.test(part))
}

function toKey(email: string): string {
  const tidy = tidyEmail(email).toLowerCase().replaceAll('’', "'")
  const [local = '', domain = ''] = tidy.split('@')
  const host = isComplete(tidy) ? asciiDomain(domain) : ''
  return host ? `${local}@${host}` : tidy
}

/** As the name system takes it; '' if it is no domain. */
function asciiDomain(domain: string): string {
  const address = `https://${domain}`
  return NO_DOMAIN.test(domain) || !URL.canParse(address) ? '' : new URL(address).hostname
}

/** Controls, and signs by which some servers pass a mail on to another one. */
const UNMAILABLE = /[\p{C}%!]/u

/** As mail servers and headers take it, with its domain in ASCII; null if no mail can be sent to what was typed. */
export function mailableAddress(typed: string): string | null {
  const [local = '', domain = ''] = isEmail(typed) ? tidyEmail(typed).split('@') : []
  const address = `${local}@${asciiDomain(domain)}`
  return isEnvelopeAddress(address) && !UNMAILABLE.test(address) ? address : null
}

/** One provider under two names, which ignores dots. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/

/** Equal for all addresses of one mailbox, as far as an address tells: what follows a + is a note of its owner. */
export function mailboxKey(address: string): string {
  const [key = address] = emailKeys(address)
  return key.replace(/\+[^@]*/, '').replace(GMAIL, (_, local: string) => `${local.replaceAll('.', '')}@gmail.com`)
}
