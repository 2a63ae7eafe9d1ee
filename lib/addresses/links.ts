import { decodeOrNull } from '../words/decode.ts'
import { isEmail, tidyEmail } from '../words/email.ts'
import { dialedNumber } from '../words/phone.ts'
import { asciiDigits, trimEnds, withoutInvisible } from '../words/plain-text.ts'

const MAX_LINK_LENGTH = 2000

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop or rewrite these, so that a link would open another address
const BENDABLE = /[\u0000-\u0020\u007f-\u009f\s\u2028-\u202e\ud800-\udfff\\]/u

const OVERRIDES = /[\u202a-\u202e]/
const JOINERS = /\u200c|\u200d/

/** In mails and documents a link may have these around it. */
const WRAPPED = /^(?:<([^<>]+)>|["“„«]([^"“”„«»]+)["”“»])$/u

const PLAIN_PATH = /^(?:\/[a-z\d]+(?:[-_]+[a-z\d]+)*)*\/?$/i
/** Around a part of a path: marks of sentences, brackets, quotation marks, spaces. A dash, _ or an emoji may belong to it. */
const MARKS = /^[^\p{L}\p{M}\p{N}\p{So}\p{Pd}_]+|(?<=[\p{L}\p{M}\p{N}\p{So}\p{Pd}_])[^\p{L}\p{M}\p{N}\p{So}\p{Pd}_]+$/gu
const LAST_MARKS = /(?<=[\p{L}\p{M}\p{N}\p{So}\p{Pd}_])[^\p{L}\p{M}\p{N}\p{So}\p{Pd}\p{C}_/]+$/u
/** Belongs to what was written, such as the pattern `/c/[name]`. */
const LAST_BRACKETS = /[([{][^()[\]{}]*[)\]}]$/
const WITH_SCHEME = /^(?:https?|mailto|tel|sms):/i
const NO_LETTERS = /^[^\p{L}\p{M}\p{N}]+|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu
/** NFKC turns further dashes and slashes into plain ones. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu
const SLASHES = /[\\\u2044\u2215\u2216\u2571\u2572\u27cb\u29f5\u29f8\u29f9]/g
/** What a program left of a bracket or a space: &gt; &nbsp; */
const ENTITY = /&#?\w{2,8};/g

const PLAIN_NUMBER = /^\+?[0-9().-]{3,30}(;ext=\d{1,7})?$/
const MAIL_FIELDS = ['to', 'cc', 'bcc', 'subject', 'body']
const MAIL_ADDRESS_FIELDS = ['to', 'cc', 'bcc']
/** Controls, of which a line break could begin another header, and what reverses the text around it. */
const ENCODED_BENDABLE = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89a-e])/i
const LINE_BREAK = /(?:%0d)?%0a/gi

export type LinkKind = 'page' | 'web' | 'mail' | 'phone' | 'message'

type Link = { kind: LinkKind; href: string }

export function readLink(typed: string): Link | null {
  if (typed.length > MAX_LINK_LENGTH) return null
  const href = cleanAddress(typed)
  const [, scheme = '', rest = ''] = /^(tel|sms|mailto):([^\r\n]*)$/i.exec(href) ?? []
  if (scheme) return scheme.toLowerCase() === 'mailto' ? readMail(rest) : readNumber(scheme.toLowerCase(), rest)
  if (BENDABLE.test(href)) return null
  if (/^#[^#<>"]+$/.test(href) || /^\/(?!\/)/.test(href)) return { kind: 'page', href }
  return isWebAddress(href) ? { kind: 'web', href } : null
}

export function kindOfLink(typed: string): LinkKind | null {
  return readLink(typed)?.kind ?? null
}

export function safeHref(typed: string): string | null {
  const link = readLink(typed)
  return link && link.kind !== 'message' ? link.href : null
}

export function mailHref(emails: string[]): string {
  const encode = (email: string) => encodeURIComponent(tidyEmail(email).toWellFormed())
  return `mailto:${emails.map(email => encode(email).replace(/%(?:40|2B)/g, decodeURIComponent)).join(',')}`
}

/** Keeps joiners between letters that are not Latin, as in Persian addresses, and overrides of direction, which disguise an address. */
export function cleanLink(typed: string): string {
  const href = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, (mark, place: number) => {
    const isBetween = isForeign(typed.charAt(place - 1)) && isForeign(typed.charAt(place + 1))
    return OVERRIDES.test(mark) || (JOINERS.test(mark) && isBetween) ? mark : ''
  })
  return trimEnds(href).replace(WRAPPED, '$1$2')
}

/** Also without the marks that end a sentence, which no address of this site has at its end, and others may have: `/albayan.` */
export function cleanAddress(typed: string): string {
  const address = cleanLink(typed)
  return WITH_SCHEME.test(address) || LAST_BRACKETS.test(address) ? address : address.replace(LAST_MARKS, '')
}

/**
 * What a path of a URL that somebody typed or pasted may have been meant to be, nearest first: decoded, without what is around its parts, with plain
 * signs for those that only look like them, and without a query or fragment that was encoded. Each is encoded and has no slash at its end. Empty for
 * a path that is plain, or cannot be decoded.
 */
export function meantPaths(path: string): string[] {
  if (PLAIN_PATH.test(path) || path.length > MAX_LINK_LENGTH) return []
  const parts = path.split('/').map(decodeOrNull)
  if (!parts.every(part => part !== null)) return []
  const bare = parts.map(part => cleanLink(part).replace(MARKS, ''))
  const signs = withPlainSigns(parts.join('/'))
  const [plain, cut] = [withoutMarks(signs), withoutMarks(signs.replace(/[?#].*/, ''))]
  const meant = [parts, bare, plain, plain.map(part => part.replace(NO_LETTERS, '')), cut]
    .map(each => each.map(encodeURIComponent).join('/').replace(/\/+$/, ''))
    .filter(each => each !== path && /^(?:\/[^/]+)+$/.test(each))
  return [...new Set(meant)]
}

function withoutMarks(path: string): string[] {
  return path.split('/').map(part => part.replace(MARKS, ''))
}

function withPlainSigns(text: string): string {
  const plain = asciiDigits(withoutInvisible(text.replace(ENTITY, '')).normalize('NFKC'))
  return plain.replace(DASHES, '-').replace(SLASHES, '/').replace(/\s+/g, '')
}

function isForeign(character: string): boolean {
  return character > '\u007f' && !/\s/.test(character)
}

function readNumber(scheme: string, rest: string): Link | null {
  const written = decodeOrNull(rest)
  const number = dialedNumber(written ?? '') ?? (PLAIN_NUMBER.test(rest) ? rest : null)
  return number ? { kind: scheme === 'tel' ? 'phone' : 'message', href: `${scheme}:${number}` } : null
}

/** RFC 6068, but only the fields that a mail program shows before it sends. */
function readMail(rest: string): Link | null {
  const [addresses = '', ...more] = rest.split('?')
  const query = more.join('?').replaceAll(' ', '%20')
  const to = addresses === '' && query !== '' ? [] : readAddresses(addresses)
  if (!to || ENCODED_BENDABLE.test(addresses) || BENDABLE.test(query)) return null
  const areKnown = query === '' || query.split('&').every(isMailField)
  return areKnown ? { kind: 'mail', href: mailHref(to) + (query && `?${query.replace(LINE_BREAK, '%0D%0A')}`) } : null
}

function isMailField(field: string): boolean {
  const [typedName = '', ...rest] = field.split('=')
  const [name, value] = [typedName.toLowerCase(), rest.join('=')]
  const text = name === 'body' ? value.replace(LINE_BREAK, '') : value
  if (!MAIL_FIELDS.includes(name) || ENCODED_BENDABLE.test(text)) return false
  return !MAIL_ADDRESS_FIELDS.includes(name) || readAddresses(value) !== null
}

function readAddresses(list: string): string[] | null {
  const addresses = list.split(/[,;]/).map(address => decodeOrNull(address) ?? '')
  return addresses.every(isEmail) ? addresses : null
}

/** Only https, without a user name: `https://good.example@evil.example` opens evil.example. */
function isWebAddress(href: string): boolean {
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return false
  const url = new URL(href)
  return url.username === '' && url.password === ''
}
