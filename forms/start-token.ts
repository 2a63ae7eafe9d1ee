import { createHmac, randomUUID } from 'node:crypto'
import { isSameSecret } from '../lib/environment/secrets.ts'
import type { Mark } from '../lib/forms/requests.ts'

/** Nobody fills in even the shortest form faster. */
const MIN_FILL_TIME_MS = 2_000
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

const MAX_LENGTH = 200
const TOKEN = /^(\d{13})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/** `<milliseconds since 1970>.<random id>.<signature>`, which proves when the page was ready to be filled in. */
export function issueStartToken(secret: string, now: number): string {
  const text = `${now}.${randomUUID()}`
  return `${text}.${sign(text, secret)}`
}

/** `id` is '' unless we signed the token; `mark` says what is wrong with it. */
export function checkStartToken(token: string, secret: string, now: number): { id: string; mark: Mark | null } {
  if (token === '') return { id: '', mark: 'token missing' }
  const [, startedAt = '', id = '', signature = ''] = token.length > MAX_LENGTH ? [] : (TOKEN.exec(token) ?? [])
  if (!isSameSecret(signature, sign(`${startedAt}.${id}`, secret))) return { id: '', mark: 'token forged' }
  const age = now - Number(startedAt)
  if (age > MAX_AGE_MS) return { id, mark: 'token expired' }
  return { id, mark: age < MIN_FILL_TIME_MS ? 'sent too fast' : null }
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
