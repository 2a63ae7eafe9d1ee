import { type Answer, HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD } from '@/lib/forms/answer'
import type { FormName } from '@/lib/forms/forms'

const OUTCOMES = new Set<Answer['outcome']>(['accepted', 'invalid', 'too many', 'failed'])

/** Longer than the server takes in any case, mails included, so that it only ends what hangs. */
const TIMEOUT_MS = 30_000

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
  const body = { ...values, [ID_FIELD]: id, [TOKEN_FIELD]: token, [HONEYPOT_FIELD]: honeypot }
  // The request completes even when the visitor leaves the page at once.
  const response = await postJson<Answer>(`/api/forms/${form}`, body, { keepalive: true })
  if (response?.status === FOREIGN) return { outcome: 'refused' }
  return response?.reply && OUTCOMES.has(response.reply.outcome) ? response.reply : { outcome: 'failed' }
}

/** Posts JSON to the site's own server. Never throws: null if no response came in time, or one whose body is not JSON. */
export async function postJson<Reply>(address: string, body: object, options: RequestInit = {}) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  async function send() {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(address, { ...options, method: 'POST', signal, headers, body: JSON.stringify(body) })
    const reply: Reply | null = await response.json().catch(() => null)
    return { status: response.status, reply }
  }
  // What an extension puts in the place of fetch may not know the signal.
  const inTime = new Promise<null>(resolve => signal.addEventListener('abort', () => resolve(null)))
  return Promise.race([inTime, send()]).catch(() => null)
}
