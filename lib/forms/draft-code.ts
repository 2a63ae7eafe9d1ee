import { CONTINUE_PAGE } from '../pages.ts'
import { decodeWhatCan } from '../words/decode.ts'
import { withoutInvisible } from '../words/plain-text.ts'

/** What was typed, by field name; empty fields may be missing. */
export type Values = Record<string, string>

/** `step` is that of the registration which was shown. */
export type Answers = { step: number; values: Values }

/** Base64. */
export type Sealed = { iv: string; data: string }

/** A saved draft as its owner knows it; the answers are those of `version`, which others may have replaced since. */
export type SavedDraft = Answers & { link: string; token: string; version: number }

const CODE_BYTES = 32
const IV_BYTES = 12

/** `token` names the draft to the server, which stores its hash; from neither anybody learns the code or the key. */
type DraftKeys = { token: string; key: CryptoKey }

/** The secret of a link: 256 random bits. Hexadecimal, because programs that find links in texts leave out a last - or _. */
export function createCode(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
}

/** What mail programs make of the #, also twice. */
const HASH = /(?:%(?:25)*|=)23|＃/g

/** From a link, its fragment or the bare code, as people paste them; null if it is none. */
export function readCode(typed: string): string | null {
  const text = withoutInvisible(decodeWhatCan(typed)).replace(/\s/g, '').replace(HASH, '#')
  const [, code] = /(?:^|#)([\da-f]{64})(?![\da-z])/i.exec(text) ?? []
  return code?.toLowerCase() ?? null
}

/** The code is behind the #, which browsers send to no server. */
export function linkOf(code: string, siteUrl: string): string {
  return `${siteUrl}${CONTINUE_PAGE}#${code}`
}

/** The link, without the site, whose code a mail program put into the path by encoding the #; null for any other path. */
export function linkInPath(path: string): string | null {
  const [, rest = ''] = /^\/+register\/+continue(.+)$/is.exec(decodeWhatCan(path)) ?? []
  const code = readCode(rest)
  return code && linkOf(code, '')
}

/** The shape of what `keysOf` returns. */
export function isToken(value: string): boolean {
  return /^[\da-f]{64}$/.test(value)
}

export async function keysOf(code: string): Promise<DraftKeys> {
  const secret = await crypto.subtle.importKey('raw', fromHex(code), 'HKDF', false, ['deriveBits', 'deriveKey'])
  const token = await crypto.subtle.deriveBits(use('token'), secret, 8 * CODE_BYTES)
  const cipher = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.deriveKey(use('key'), secret, cipher, false, ['encrypt', 'decrypt'])
  return { token: toHex(new Uint8Array(token)), key }
}

export async function seal(key: CryptoKey, answers: Answers): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(answers))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
}

/** Null if it was sealed with another key or changed since. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<Answers | null> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data))
    return toAnswers(JSON.parse(new TextDecoder().decode(text)))
  } catch {
    return null
  }
}

/** The salt may be empty, because the secret is random. */
function use(info: string): HkdfParams {
  return {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`saved draft: ${info}`),
  }
}

/** From what may be anything: whoever has the link can seal what they like. */
export function toAnswers(kept: unknown): Answers {
  const { step, values }: Record<string, unknown> = Object(kept)
  const entries = Object.entries(Object(values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { step: Number.isSafeInteger(step) ? Number(step) : 1, values: Object.fromEntries(entries) }
}

/** From what a tab or a page has kept, which its visitor may have changed; null if it is no draft. */
export function toSavedDraft(kept: unknown): SavedDraft | null {
  const { link, token, version, ...answers }: Record<string, unknown> = Object(kept)
  if (typeof link !== 'string' || readCode(link) === null) return null
  if (typeof token !== 'string' || !isToken(token) || !Number.isSafeInteger(version)) return null
  return { link, token, version: Number(version), ...toAnswers(answers) }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
