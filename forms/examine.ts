import { HONEYPOT_FIELD, TOKEN_FIELD } from '../lib/forms/answer.ts'
import { FORMS, type FormName } from '../lib/forms/forms.ts'
import { type FieldErrors, validate } from '../lib/forms/validate.ts'
import type { RateLimit } from './rate-limit.ts'
import { checkStartToken } from './start-token.ts'
import { readValues } from './submission.ts'

/** What arrived for a form, and what is known of its sender. */
export type Sent = {
  form: FormName
  /** Chosen by the visitor's browser. */
  id: string
  fields: [name: string, value: unknown][]
  /** limitKey of the visitor's address. */
  sender: string
  /** A page without JavaScript has no way to get a start token. */
  mayLackToken: boolean
}

export type Examination =
  | { verdict: 'fit'; values: Record<string, string>; token: string; flags: string[] }
  | { verdict: 'invalid'; errors: FieldErrors }
  | { verdict: 'too many' }

/** More than these from one sender within the window are marked; more than those are turned away. */
const SUSPICIOUS_COUNT = 10
const MAX_COUNT = 60
export const LIMIT_WINDOW_MS = 10 * 60_000

export type ExamineOptions = { limit: RateLimit; secret: string; now: number }

/** Holds what was sent against the rules of its form, and looks for signs of spam. */
export function examine({ form, fields, sender, mayLackToken }: Sent, options: ExamineOptions): Examination {
  const { limit, secret, now } = options
  const values = readValues(form, fields)
  const errors = validate(FORMS[form], values)
  if (Object.keys(errors).length > 0) return { verdict: 'invalid', errors }

  const count = limit.count(sender, now)
  if (count > MAX_COUNT) return { verdict: 'too many' }
  const extras = new Map(fields)
  const token = text(extras.get(TOKEN_FIELD))
  const flags = [
    text(extras.get(HONEYPOT_FIELD)) !== '' && 'honeypot filled',
    count > SUSPICIOUS_COUNT && 'many from one address',
    token === '' && mayLackToken ? false : checkStartToken(token, secret, now),
  ].filter(flag => typeof flag === 'string')
  return { verdict: 'fit', values, token, flags }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
