import { type Answer, COPY_FIELD, HONEYPOT_FIELD, TOKEN_FIELD } from '../lib/forms/answer.ts'
import { validate } from '../lib/forms/fields.ts'
import { FORMS, type FormName } from '../lib/forms/forms.ts'
import type { Mark } from '../lib/requests/requests.ts'
import type { Fields } from './decode.ts'
import type { RateLimit } from './rate-limit.ts'
import { checkStartToken } from './start-token.ts'
import { readValues } from './submission.ts'

export type Sent = {
  form: FormName
  id: string
  fields: Fields
  /** A limitKey; null where visitors cannot be told apart, behind a proxy that is not configured. */
  sender: string | null
}

type Examination =
  | { outcome: 'fit'; values: Record<string, string>; tokenId: string; marks: Mark[]; wantsCopy: boolean }
  | Extract<Answer, { outcome: 'invalid' | 'too many' }>

export const LIMIT_PERIOD_MS = 10 * 60_000
const MARKED_COUNT = 10
/** High, because a full masjid hall on one Wi-Fi sends hundreds. */
const MAX_COUNT = 3_000
/** Where visitors cannot be told apart. Only a flood that would fill the disk reaches it. */
const MAX_COUNT_OF_ALL = 20_000
const EVERYBODY = 'everybody'

type ExamineOptions = { limit: RateLimit; secret: string; now: number }

export async function examine(
  { form, fields, sender }: Sent,
  { limit, secret, now }: ExamineOptions,
): Promise<Examination> {
  const values = readValues(form, fields)
  const errors = validate(FORMS[form], values)
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }

  const count = await limit(sender ?? EVERYBODY, now)
  const max = sender === null ? MAX_COUNT_OF_ALL : MAX_COUNT
  if (count > max) return { outcome: 'too many', retryAfterMs: LIMIT_PERIOD_MS }
  const copy = fields.get(COPY_FIELD)
  const token = checkStartToken(text(fields.get(TOKEN_FIELD)), secret, now)
  const marks: (Mark | null)[] = [
    text(fields.get(HONEYPOT_FIELD)) === '' ? null : 'honeypot filled',
    sender !== null && count > MARKED_COUNT ? 'many from one address' : null,
    token.mark,
  ]
  return {
    ...{ outcome: 'fit', values, tokenId: token.id },
    marks: marks.filter(mark => mark !== null),
    wantsCopy: form !== 'registration' || copy === 'true' || copy === true,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
