import { type Answer, HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD } from '@/lib/forms/answer'
import type { FormName } from '@/lib/forms/forms'

const OUTCOMES = new Set<Answer['outcome']>(['accepted', 'invalid', 'too many', 'failed'])

/** Longer than the server takes in any case, so that it only ends what hangs. */
const TIMEOUT_MS = 30_000

/** From a page under another name of the site. */
const FOREIGN = 403

type FormPost = {
  form: FormName
  /** Stays the same when the same submission is sent again. */
  id: string
  values: Record<string, string>
  token: string
  honeypot: string
}

/** 128 random bits. Not crypto.randomUUID, which browsers do not have on pages by plain http. */
export function newSubmissionId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Sends a form to the site's own server. Never throws: without a readable response the outcome is `failed`. */
export async function postForm({ form, id, values, token, honeypot }: FormPost): Promise<Answer> {
  try {
    const response = await fetch(`/api/forms/${form}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The request completes even when the visitor leaves the page at once.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, [ID_FIELD]: id, [TOKEN_FIELD]: token, [HONEYPOT_FIELD]: honeypot }),
    })
    if (response.status === FOREIGN) return { outcome: 'refused' }
    const answer: Answer = await response.json()
    return OUTCOMES.has(answer.outcome) ? answer : { outcome: 'failed' }
  } catch {
    return { outcome: 'failed' }
  }
}
