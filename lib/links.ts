import { decodeOrNull } from './decode.ts'
import { isEmail } from './email.ts'
import { mailHref } from './mail-link.ts'
import { dialedNumber } from './phone.ts'
import { trimEnds } from './plain-text.ts'

const MAX_LINK_LENGTH = 2000

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop or rewrite these, so that a link would open another address
const BENDABLE = /[\u0000-\u0020\u007f-\u009f\s\u2028-\u202e\ud800-\udfff\\]/u

const OVERRIDES = /[\u202a-\u202e]/
const JOINERS = /\u200c|\u200d/

/** In mails and documents a link may have these around it. */
const WRAPPED = /^(?:<([^<>]+)>|["“„«]([^"“”„«»]+)["”“»])$/u

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
  const href = cleanLink(typed)
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

export function isSafeLink(typed: string): boolean {
  return safeHref(typed) !== null
}

/** Keeps joiners between letters that are not Latin, as in Persian addresses, and overrides of direction, which disguise an address. */
export function cleanLink(typed: string): string {
  const href = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, (mark, place: number) => {
    const isBetween = isForeign(typed.charAt(place - 1)) && isForeign(typed.charAt(place + 1))
    return OVERRIDES.test(mark) || (JOINERS.test(mark) && isBetween) ? mark : ''
  })
  return trimEnds(href).replace(WRAPPED, '$1$2')
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
