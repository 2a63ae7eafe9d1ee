import { type Answer, COPY_FIELD, HONEYPOT_FIELD, TOKEN_FIELD } from '../lib/forms/answer.ts'
import { validate } from '../lib/forms/fields.ts'
import { FORMS, type FormName } from '../lib/forms/forms.ts'
import type { Mark } from '../lib/forms/requests.ts'
import type { Fields } from './decode.ts'
import type { Quota } from './rate-limit.ts'
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

/** High, because a full masjid hall on one Wi-Fi sends hundreds. Only a flood that would fill the disk reaches that of all. */
export const FORM_QUOTA = { name: 'form', periodMs: 10 * 60_000, max: 3_000, maxOfAll: 20_000 }
const MARKED_COUNT = 10

type ExamineOptions = { quota: Quota; secret: string; now: number }

export async function examine(
  { form, fields, sender }: Sent,
  { quota, secret, now }: ExamineOptions,
): Promise<Examination> {
  const values = readValues(form, fields)
  const errors = validate(FORMS[form], values)
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }

  const { count, isSpent } = await quota(sender, now)
  if (isSpent) return { outcome: 'too many', retryAfterMs: FORM_QUOTA.periodMs }
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
