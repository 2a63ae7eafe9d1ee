import { z } from 'zod'
import type { ServiceError, Trouble } from '../lib/forms/requests.ts'
import { reasonOf } from '../lib/process/log.ts'
import { readBody } from '../lib/process/read-body.ts'
import { jsonIn } from '../lib/words/decode.ts'
import { MAX_RETRY_AFTER_MS } from './outbox/queue.ts'
import { CHANNEL_BY_FORM, type Channel, payloadOf, type Submission } from './submission.ts'

export type Endpoints = Record<Channel, string>

export type Delivery =
  | { outcome: 'taken' }
  | { outcome: 'refused'; errors: ServiceError[] }
  /** `reason` is for the log and quotes nothing; `errors` concern the whole form and may repeat what the visitor typed. */
  | { outcome: 'failed'; trouble: Trouble; reason: string; errors: ServiceError[]; retryAfterMs: number }

const MAX_ANSWER_BYTES = 100_000
const UNSPECIFIED = 'UNSPECIFIED'

const ERROR = z.object({
  code: z.string().catch(UNSPECIFIED),
  field: z.string().min(1).nullable().catch(null),
  message: z.string(),
})
const ANSWER = z.object({
  errors: z.array(ERROR).catch([]),
  error: z.string().optional().catch(undefined),
  next: z.string().optional().catch(undefined),
})

/** Any other error without a field, such as a disabled form, may be temporary. */
const FINAL_CODES = new Set(['BLOCKED', 'EMPTY'])

/** The body of the response decides. Never throws. */
export async function sendToFormService(
  endpoints: Endpoints,
  submission: Submission,
  timeoutMs: number,
): Promise<Delivery> {
  const { id, form } = submission
  try {
    const response = await fetch(endpoints[CHANNEL_BY_FORM[form]], {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(payloadOf(submission)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readBody(response, MAX_ANSWER_BYTES)
    return judge(response, body && new TextDecoder().decode(body))
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const trouble = isLate ? 'timeout' : 'unreachable'
    const reason = error instanceof Error ? reasonOf(error) : String(error)
    return { outcome: 'failed', trouble, reason, errors: [], retryAfterMs: 0 }
  }
}

/** What the body says of the submission counts more than the status: success, or errors of its fields. */
function judge({ status, headers }: Response, body: string | null): Delivery {
  const retryAfterMs = readRetryAfter(headers)
  const failed = (trouble: Trouble, reason: string, errors: ServiceError[] = []): Delivery => {
    return { outcome: 'failed', trouble, reason, errors, retryAfterMs }
  }
  if (body === null) return failed('unexpected answer', `answered more than ${MAX_ANSWER_BYTES} bytes`)
  const answer = ANSWER.safeParse(jsonIn(body)).data
  const errors = answer ? errorsOf(answer) : []
  if (errors.some(({ field }) => field)) return { outcome: 'refused', errors }
  if (errors.length === 0 && answer?.next !== undefined) return { outcome: 'taken' }
  if (status === 408 || status === 425 || status === 429) return failed('busy', `answered ${status}`)
  if (status >= 500) return failed('fault', `answered ${status}`)
  if (errors.some(({ code }) => FINAL_CODES.has(code))) return { outcome: 'refused', errors }
  if (errors.length > 0) return failed('form refused', `The form as a whole was refused (status ${status})`, errors)
  return failed('unexpected answer', `Unexpected response format (status ${status})`)
}

function errorsOf({ errors, error }: z.infer<typeof ANSWER>): ServiceError[] {
  if (errors.length > 0 || error === undefined) return errors
  return [{ code: UNSPECIFIED, field: null, message: error }]
}

/** In milliseconds, from seconds or a date; 0 without Retry-After. */
export function readRetryAfter(headers: Headers): number {
  const text = headers.get('retry-after') ?? ''
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Math.min(MAX_RETRY_AFTER_MS, Math.max(0, waitMs || 0))
}
