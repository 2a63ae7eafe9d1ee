import { createHmac, randomUUID } from 'node:crypto'
import { isSameSecret } from '../lib/same-secret.ts'

/** People take longer to fill in the shortest of the forms. */
const MIN_FILL_TIME_MS = 2_000
/** A page may stay open for a day. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

export type TokenFlag = 'token missing' | 'token forged' | 'token expired' | 'sent too fast'

/** Says when somebody began to fill in a form: `<milliseconds since 1970>.<random id>.<signature>`. */
export function issueStartToken(secret: string, now: number): string {
  const text = `${now}.${randomUUID()}`
  return `${text}.${sign(text, secret)}`
}

/** What is wrong with a token; null when a person may have had it. */
export function checkStartToken(token: string, secret: string, now: number): TokenFlag | null {
  if (token === '') return 'token missing'
  const [startedAt = '', id = '', signature = ''] = token.split('.')
  if (!isSameSecret(signature, sign(`${startedAt}.${id}`, secret))) return 'token forged'
  const age = now - Number(startedAt)
  if (age > MAX_AGE_MS) return 'token expired'
  return age < MIN_FILL_TIME_MS ? 'sent too fast' : null
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
