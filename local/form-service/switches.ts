import { setTimeout as delay } from 'node:timers/promises'
import type { HttpResponse } from 'offline-content-lake/http'
import { HttpError, json } from 'offline-content-lake/http'
import type { FormError } from './fields.ts'

/** How the service can behave, so that people and tests can see what the site does in each case. */
export const BEHAVIOURS = {
  normal: 'Takes what is right',
  'field-errors': 'Finds errors in e-mail and phone (422)',
  'too-many': 'Has too many requests (429)',
  fault: 'Has a fault (500)',
  slow: 'Takes what is right, after 20 seconds',
  'cut-off': 'Takes what is right, and cuts its answer off',
  odd: 'Answers something else than its protocol says',
} as const

export type Behaviour = keyof typeof BEHAVIOURS

const SLOW_MS = 20_000
const RETRY_AFTER_S = '2'

const FIELD_ERRORS: FormError[] = [
  { code: 'REQUIRED_FIELD_EMPTY', field: 'email', message: 'is required' },
  { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
  { code: 'TYPE_NUMERIC', field: 'phone', message: 'should be a number' },
]

/** Answers according to `behaviour`. `take` stores the submission, so only behaviours that accept it call `take`. */
export async function behave(
  behaviour: Behaviour,
  take: () => HttpResponse,
  signal: AbortSignal,
): Promise<HttpResponse> {
  switch (behaviour) {
    case 'field-errors':
      throw new HttpError(422, { error: 'Validation errors', errors: FIELD_ERRORS })
    case 'too-many':
      throw new HttpError(429, { error: 'Too many requests' }, undefined, { 'retry-after': RETRY_AFTER_S })
    case 'fault':
      throw new HttpError(500, { error: 'Internal server error' })
    case 'slow':
      await waitUnlessGone(signal)
      return take()
    case 'cut-off':
      take()
      return { status: 200, headers: { 'content-type': 'application/json' }, body: cutOff() }
    case 'odd':
      return json({ ok: true })
    case 'normal':
      return take()
  }
}

/** A client that disconnected was never told of a success, so its submission is not stored. */
async function waitUnlessGone(signal: AbortSignal): Promise<void> {
  await delay(SLOW_MS, undefined, { signal }).catch(() => {
    throw new HttpError(499, { error: 'The client went away' })
  })
}

async function* cutOff(): AsyncGenerator<string> {
  yield '{"next":"/tha'
  throw new Error('The answer is cut off here, as asked for')
}
