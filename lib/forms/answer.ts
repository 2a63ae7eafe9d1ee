import type { DraftState } from './draft.ts'
import type { FieldErrors } from './fields.ts'

export type Answer =
  /** The reference is missing where nothing is stored. */
  | { outcome: 'accepted'; reference?: string }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'too many'; retryAfterMs: number }
  /** It could not be stored. */
  | { outcome: 'failed' }
  /** Sent from elsewhere, such as a page under another name of the site. */
  | { outcome: 'refused' }

/** `draft` is of a registration whose answers were saved or opened without JavaScript. */
export type FormState = { answer: Answer | null; values: Record<string, string>; draft?: DraftState }

export const NEW_FORM: FormState = { answer: null, values: {} }

export type SendPlainForm = (previous: FormState, data: FormData) => Promise<FormState>

/** Visitors cannot see the honeypot; bots fill it in. The copy is a box to tick. None of these fields reaches the form service. */
export const HONEYPOT_FIELD = 'nickname'
export const COPY_FIELD = 'sendCopy'
export const TOKEN_FIELD = 'startToken'
/** Generated in the browser, so that sending the same submission twice is idempotent. */
export const ID_FIELD = 'submissionId'
